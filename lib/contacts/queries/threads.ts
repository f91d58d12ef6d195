import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { isAdult } from "@/lib/players/queries/subject";
import { asShown, type TalkAbout, talkAbout } from "./as-shown";
import { calledBy, type Name } from "./names";
import { guardianColumn, messagePartyId, ofParty, otherColumn, playerOf } from "./party";

type Row = TalkAbout & {
  id: string;
  playerId: string;
  organization: string;
  name: Name | null;
  open: boolean;
  createdAt: Date;
  content: string | null;
  byClub: boolean | null;
  byGuardian: boolean | null;
  guardian: string | null;
  takenDownAt: Date | null;
  lastMessageAt: Date | null;
  unread: number;
};

/** The conversations of this person, latest message first; `unread` counts unread messages. */
export async function listThreads(actor: Actor) {
  const threads = await db.$queryRaw<Row[]>`
    select t.id, t.player_id as "playerId", r.organization_name as organization, ${otherColumn(actor)} as name, t.created_at as "createdAt",
      exists (select from disclosures d where d.request_id = t.request_id and d.closed_at is null) as open,
      ${talkAbout(actor)}, last.content, last.receiver_type = 'player' as "byClub",
      last.by_guardian as "byGuardian", case when last.by_guardian then ${guardianColumn(actor)} end as guardian,
      last.taken_down_at as "takenDownAt", last.created_at as "lastMessageAt",
      (select count(*)::int from messages m where m.thread_id = t.id and ${unreadCondition(actor)}) as unread
    from threads t join recruiters r on r.id = t.recruiter_id join players p on p.id = t.player_id
    left join lateral (
      select content, receiver_type, by_guardian, taken_down_at, created_at from messages m
      where m.thread_id = t.id order by created_at desc limit 1
    ) last on true
    where ${ofParty(actor)}
    order by coalesce(last.created_at, t.created_at) desc, t.id`;
  const names = await calledBy(
    actor,
    threads.flatMap(({ name }) => name ?? []),
  );
  return threads.map((row) => {
    const { id, open, createdAt, unread, playerId, organization, name, content, byClub, takenDownAt, lastMessageAt } =
      row;
    const { byGuardian, guardian } = row;
    const { text } = asShown(actor, row, byClub === true);
    return {
      id,
      open,
      latestAt: lastMessageAt ?? createdAt,
      unread,
      other: name ? (names.get(playerId) ?? "") : organization,
      last: lastMessageAt
        ? {
            content: text(content ?? ""),
            takenDownAt,
            mine: byGuardian ? Boolean(actor.guardianOf) : byClub ? !playerOf(actor) : Boolean(actor.playerId),
            byClub: byClub === true,
            byGuardian: byGuardian === true,
            guardian,
          }
        : null,
    };
  });
}

/** Unread messages of the guardian in open conversations, by child. */
export async function unreadOfChildren(playerIds: string[]): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ playerId: string; unread: number }[]>`
    select t.player_id as "playerId", count(*)::int as unread from threads t join messages m on m.thread_id = t.id
    where t.player_id = any(${playerIds}::uuid[]) and ${unreadByGuardian}
      and exists (select from disclosures d where d.request_id = t.request_id and d.closed_at is null)
    group by t.player_id`;
  return new Map(rows.map(({ playerId, unread }) => [playerId, unread]));
}

/** SQL: the number of messages in open conversations of the children of this account that it has not read. */
export const unreadAboutChildren = ({ userId }: Actor) => Prisma.sql`(
  select count(*) from guardians g join players p on p.id = g.player_id
    join threads t on t.player_id = g.player_id join messages m on m.thread_id = t.id
  where g.user_id = ${userId}::uuid and not ${isAdult()} and ${unreadByGuardian}
    and exists (select from disclosures d where d.request_id = t.request_id and d.closed_at is null))`;

const unreadByGuardian = Prisma.sql`not m.by_guardian and (t.guardian_read_at is null or m.created_at > t.guardian_read_at)`;

/** SQL over `messages m` of `threads t`; a guardian's read state is kept per conversation. */
const unreadCondition = (actor: Actor) =>
  actor.guardianOf ? unreadByGuardian : Prisma.sql`not m.read and m.receiver_id = ${messagePartyId(actor)}::uuid`;
