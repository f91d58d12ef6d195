import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import { keysetSql, paged } from "@/lib/core/keyset";
import { literally } from "@/lib/core/like";
import { Prisma } from "@/lib/core/prisma/client";
import type { InboxAsked } from "../schema/inbox-address";
import { pageSize } from "../schema/message";
import { others, partyOf } from "./party";

type Row = {
  id: string;
  threadId: string;
  playerId: string;
  organization: string;
  subject: string | null;
  content: string;
  takenDownAt: Date | null;
  read: boolean;
  byGuardian: boolean;
  createdAt: Date;
  received: boolean;
  files: number;
};

/** How the other sides of conversations are called, by the conversation, where the page has asked already. */
type Named = ReadonlyMap<string, string>;

/** Sent and received messages, newest first, `pageSize` a page, of which every word of `q` is in subject or text, whatever its accents. */
export async function listMessages(actor: Actor, { q, after }: InboxAsked = {}, named?: Promise<Named>) {
  const me = partyOf(actor);
  if (!me) return { messages: [], next: null };
  const { beyond, orderBy } = keysetSql(after ? { after } : {});
  const found = Prisma.join([beyond, ...(q ? saying(q) : [])], " and ");
  // Each side by its own index, in order.
  const side = (column: Prisma.Sql) => Prisma.sql`
    (select * from messages where ${column} = ${me}::uuid and ${found} order by ${orderBy} limit ${pageSize + 1})`;
  const reading = db.$queryRaw<Row[]>`
    with page as (
      select * from (${side(Prisma.sql`receiver_id`)} union all ${side(Prisma.sql`sender_id`)}) both_sides
      order by ${orderBy} limit ${pageSize + 1})
    select ${shown(me)} from page m ${behind} order by m.created_at desc, m.id desc`;
  const [rows, known] = await Promise.all([reading, named]);
  const { rows: page, next } = paged(rows, pageSize);
  const otherOf = known ? ({ threadId }: Row) => known.get(threadId) ?? "" : await others(actor, page);
  return { messages: page.map((message) => ({ ...message, other: otherOf(message) })), next };
}

/** One message in full; null where it is not this person's. */
export async function getMessage(actor: Actor, id: string, named?: Named) {
  const me = partyOf(actor);
  const [row] = await db.$queryRaw<Row[]>`
    select ${shown(me)} from messages m ${behind}
    where m.id = ${id}::uuid and (m.receiver_id = ${me}::uuid or m.sender_id = ${me}::uuid)`;
  if (!row) return null;
  const [other, files] = await Promise.all([named?.get(row.threadId) ?? otherIn(actor, row), filesOf([id])]);
  return { ...row, other, files: row.takenDownAt ? [] : (files.get(id) ?? []) };
}

export async function countUnread(actor: Actor): Promise<number> {
  const me = partyOf(actor);
  return me ? db.message.count({ where: { receiverId: me, read: false } }) : 0;
}

export type FileOfMessage = { id: string; name: string; sizeBytes: number; gone: boolean };

/** What came with each of these messages; bytes that were deleted are said to be gone. */
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
  q.split(" ").map((word) => Prisma.sql`search like '%' || norm_words(${literally(word)}) || '%'`);

const shown = (me: string | null) => Prisma.sql`
  m.id, m.thread_id as "threadId", t.player_id as "playerId", r.organization_name as organization, m.subject, m.content,
  m.taken_down_at as "takenDownAt", m.read, m.by_guardian as "byGuardian", m.created_at as "createdAt",
  m.receiver_id = ${me}::uuid as received,
  (select count(*)::int from message_files f where f.message_id = m.id) as files`;

const behind = Prisma.sql`join threads t on t.id = m.thread_id join recruiters r on r.id = t.recruiter_id`;
