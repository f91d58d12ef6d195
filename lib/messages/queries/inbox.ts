import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { keysetSql, paged } from "@/lib/platform/db/keyset";
import { escapeLike } from "@/lib/platform/db/like";
import { Prisma } from "@/lib/platform/prisma/client";
import type { InboxAsked } from "../schema/inbox-address";
import { pageSize } from "../schema/message";
import { asShown, seesWhole, type TalkAbout, talkAbout, withTextsAsShown } from "./as-shown";
import { guardianColumn, others, partyOf } from "./party";

type Row = TalkAbout & {
  id: string;
  threadId: string;
  playerId: string;
  organization: string;
  subject: string | null;
  content: string;
  takenDownAt: Date | null;
  read: boolean;
  byGuardian: boolean;
  byClub: boolean;
  /** Who wrote it, where it was the guardian and this reader may know the name. */
  guardian: string | null;
  createdAt: Date;
  received: boolean;
  files: number;
};

/** Names of the other side by conversation, if the page has already loaded them. */
type Named = ReadonlyMap<string, string>;

/** Sent and received messages, newest first, `pageSize` a page, of which every word of `q` is in subject or text, whatever its accents; words that this reader is not shown are not searched. */
export async function listMessages(actor: Actor, { q, after }: InboxAsked = {}, named?: Promise<Named>) {
  const me = partyOf(actor);
  if (!me) return { messages: [], next: null };
  const { beyond, orderBy } = keysetSql(after ? { after } : {});
  const found = Prisma.join([beyond, ...(q ? saying(q) : [])], " and ");
  const side = (ownRows: Prisma.Sql) => Prisma.sql`
    (select * from messages where ${ownRows} and ${found} order by ${orderBy} limit ${pageSize + 1})`;
  const received = Prisma.sql`receiver_id = ${me}::uuid ${q ? Prisma.sql`and ${isShownWhole(actor)}` : Prisma.empty}`;
  const reading = db.$queryRaw<Row[]>`
    with page as (
      select * from (${side(received)} union all ${side(Prisma.sql`sender_id = ${me}::uuid`)}) both_sides
      order by ${orderBy} limit ${pageSize + 1})
    select ${shown(actor)} from page m ${behind} order by m.created_at desc, m.id desc`;
  const [rows, names] = await Promise.all([reading, named]);
  const { rows: page, next } = paged(rows, pageSize);
  const otherOf = names ? ({ threadId }: Row) => names.get(threadId) ?? "" : await others(actor, page);
  return { messages: page.map((row) => ({ ...withTextsAsShown(actor, row), other: otherOf(row) })), next };
}

/** One message in full; null if this person is not part of its conversation. */
export async function getMessage(actor: Actor, id: string, named?: Named) {
  const me = partyOf(actor);
  const [row] = await db.$queryRaw<Row[]>`
    select ${shown(actor)} from messages m ${behind}
    where m.id = ${id}::uuid and (m.receiver_id = ${me}::uuid or m.sender_id = ${me}::uuid)`;
  if (!row) return null;
  const [other, files] = await Promise.all([named?.get(row.threadId) ?? otherIn(actor, row), filesOf([id])]);
  const sent = asShown(actor, row, row.byClub).files(files.get(id) ?? []);
  return { ...withTextsAsShown(actor, row), other, files: row.takenDownAt ? [] : sent };
}

export async function countUnread(actor: Actor): Promise<number> {
  const me = partyOf(actor);
  return me ? db.message.count({ where: { receiverId: me, read: false } }) : 0;
}

export type FileOfMessage = { id: string; name: string; sizeBytes: number; gone: boolean };

/** The attachments of these messages; files whose bytes were deleted are marked as gone. */
export async function filesOf(messageIds: string[]): Promise<Map<string, FileOfMessage[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db.$queryRaw<(FileOfMessage & { messageId: string })[]>`
    select f.message_id as "messageId", d.id, d.name, d.size_bytes as "sizeBytes",
      (d.deleted_at is not null or d.delete_at is not null) as gone
    from message_files f join documents d on d.id = f.document_id
    where f.message_id = any(${messageIds}::uuid[]) order by d.created_at, d.id`;
  return Map.groupBy(rows, ({ messageId }) => messageId);
}

const otherIn = async (actor: Actor, row: Row) => (await others(actor, [row]))(row);

const saying = (q: string) =>
  q.split(" ").map((word) => Prisma.sql`search like '%' || norm_words(${escapeLike(word)}) || '%'`);

/** Whether the reader sees a message of the other side unredacted. */
const isShownWhole = (actor: Actor) => Prisma.sql`exists (
  select from threads t join recruiters r on r.id = t.recruiter_id join players p on p.id = t.player_id
  where t.id = messages.thread_id and ${seesWhole(actor)})`;

const shown = (actor: Actor) => Prisma.sql`
  m.id, m.thread_id as "threadId", t.player_id as "playerId", r.organization_name as organization, m.subject, m.content,
  m.taken_down_at as "takenDownAt", m.receiver_type = 'player' as "byClub", ${talkAbout(actor)},
  m.read, m.by_guardian as "byGuardian", m.created_at as "createdAt",
  m.receiver_id = ${partyOf(actor)}::uuid as received,
  case when m.by_guardian then ${guardianColumn(actor)} end as guardian,
  (select count(*)::int from message_files f where f.message_id = m.id) as files`;

const behind = Prisma.sql`
  join threads t on t.id = m.thread_id join recruiters r on r.id = t.recruiter_id join players p on p.id = t.player_id`;
