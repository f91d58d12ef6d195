import "server-only";
import { unreadAboutApplications } from "@/lib/jobs/queries/talks";
import { type Actor, isGuardian } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { keysetSql, paged } from "@/lib/platform/db/keyset";
import { escapeLike } from "@/lib/platform/db/like";
import { Prisma } from "@/lib/platform/prisma/client";
import type { InboxQuery } from "../schema/inbox-address";
import { pageSize } from "../schema/message";
import { asShown, seesWhole, type TalkAbout, talkAbout, withTextsAsShown } from "./as-shown";
import { guardianColumn, messagePartyId, others } from "./party";
import { unreadAboutChildren } from "./threads";

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
  guardian: string | null;
  createdAt: Date;
  received: boolean;
  files: number;
};

type NamesByThread = ReadonlyMap<string, string>;

/** Sent and received messages, newest first, `pageSize` per page, that contain every word of `q` regardless of accents. Text that is redacted for this reader is not searched. */
export async function listMessages(actor: Actor, { q, after }: InboxQuery = {}, otherNames?: Promise<NamesByThread>) {
  const partyId = messagePartyId(actor);
  if (!partyId) return { messages: [], next: null };
  const { beyond, orderBy } = keysetSql(after ? { after } : {});
  const condition = Prisma.join([beyond, ...(q ? containsWords(q) : [])], " and ");
  const side = (ownRows: Prisma.Sql) => Prisma.sql`
    (select * from messages where ${ownRows} and ${condition} order by ${orderBy} limit ${pageSize + 1})`;
  const receivedRows = Prisma.sql`receiver_id = ${partyId}::uuid ${q ? Prisma.sql`and ${isShownWhole(actor)}` : Prisma.empty}`;
  const pageQuery = db.$queryRaw<Row[]>`
    with page as (
      select * from (${side(receivedRows)} union all ${side(Prisma.sql`sender_id = ${partyId}::uuid`)}) both_sides
      order by ${orderBy} limit ${pageSize + 1})
    select ${messageColumns(actor)} from page m ${messageJoins} order by m.created_at desc, m.id desc`;
  const [rows, names] = await Promise.all([pageQuery, otherNames]);
  const { rows: page, next } = paged(rows, pageSize);
  const otherNameOf = names ? ({ threadId }: Row) => names.get(threadId) ?? "" : await others(actor, page);
  return { messages: page.map((row) => ({ ...withTextsAsShown(actor, row), other: otherNameOf(row) })), next };
}

/** One message in full; null if this person is not part of its conversation. */
export async function getMessage(actor: Actor, id: string, otherNames?: NamesByThread) {
  const partyId = messagePartyId(actor);
  const [row] = await db.$queryRaw<Row[]>`
    select ${messageColumns(actor)} from messages m ${messageJoins}
    where m.id = ${id}::uuid and (m.receiver_id = ${partyId}::uuid or m.sender_id = ${partyId}::uuid)`;
  if (!row) return null;
  const [other, files] = await Promise.all([otherNames?.get(row.threadId) ?? loadOtherName(actor, row), filesOf([id])]);
  const attachments = asShown(actor, row, row.byClub).files(files.get(id) ?? []);
  return { ...withTextsAsShown(actor, row), other, files: row.takenDownAt ? [] : attachments };
}

/** Unread messages of all conversations, also those about applications and those of a guardian's children. */
export async function countUnread(actor: Actor): Promise<number> {
  const [row] = await db.$queryRaw<{ unread: number }[]>`
    select ((select count(*) from messages where receiver_id = ${messagePartyId(actor)}::uuid and not read)
      + ${unreadAboutApplications(actor)} + ${isGuardian(actor) ? unreadAboutChildren(actor) : Prisma.sql`0`})::int as unread`;
  return row?.unread ?? 0;
}

export type FileOfMessage = { id: string; name: string; sizeBytes: number; gone: boolean };

export async function filesOf(messageIds: string[]): Promise<Map<string, FileOfMessage[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db.$queryRaw<(FileOfMessage & { messageId: string })[]>`
    select f.message_id as "messageId", d.id, d.name, d.size_bytes as "sizeBytes",
      (d.deleted_at is not null or d.delete_at is not null) as gone
    from message_files f join documents d on d.id = f.document_id
    where f.message_id = any(${messageIds}::uuid[]) order by d.created_at, d.id`;
  return Map.groupBy(rows, ({ messageId }) => messageId);
}

const loadOtherName = async (actor: Actor, row: Row) => (await others(actor, [row]))(row);

const containsWords = (q: string) =>
  q.split(" ").map((word) => Prisma.sql`search like '%' || norm_words(${escapeLike(word)}) || '%'`);

/** SQL: whether the reader sees a message of the other side unredacted. */
const isShownWhole = (actor: Actor) => Prisma.sql`exists (
  select from threads t join recruiters r on r.id = t.recruiter_id join players p on p.id = t.player_id
  where t.id = messages.thread_id and ${seesWhole(actor)})`;

const messageColumns = (actor: Actor) => Prisma.sql`
  m.id, m.thread_id as "threadId", t.player_id as "playerId", r.organization_name as organization, m.subject, m.content,
  m.taken_down_at as "takenDownAt", m.receiver_type = 'player' as "byClub", ${talkAbout(actor)},
  m.read, m.by_guardian as "byGuardian", m.created_at as "createdAt",
  m.receiver_id = ${messagePartyId(actor)}::uuid as received,
  case when m.by_guardian then ${guardianColumn(actor)} end as guardian,
  (select count(*)::int from message_files f where f.message_id = m.id) as files`;

const messageJoins = Prisma.sql`
  join threads t on t.id = m.thread_id join recruiters r on r.id = t.recruiter_id join players p on p.id = t.player_id`;
