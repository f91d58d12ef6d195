import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { ladder, ladderWeeks, leastRankedInRole, rankedDays } from "../schema/requests";
import { answeredShare } from "./answered-share";

/** A recruiter's searches, requests, introductions, contacted players, favorites and share of answers (whole percent; null below `ratedFrom` settled requests). */
export async function scoutingNumbers(actor: Actor) {
  const [row] = await db.$queryRaw<RecruiterRow[]>`
    select count(distinct r.player_id)::int as contacted, count(*)::int as requests, ${answeredShare()} as "responseRate",
      (select count(*)::int from introductions n where n.recruiter_id = ${actor.recruiterId}::uuid) as introductions,
      (select count(*)::int from favorites f where f.recruiter_id = ${actor.recruiterId}::uuid) as favorites,
      (select count(*)::int from recruiter_search_history h where h.recruiter_id = ${actor.recruiterId}::uuid) as searches
    from contact_requests r where r.recruiter_id = ${actor.recruiterId}::uuid`;
  if (!row) throw new Error("a select of counts has a row");
  return row;
}

type RecruiterRow = Record<"searches" | "requests" | "introductions" | "contacted" | "favorites", number> & {
  responseRate: number | null;
};

export type LadderWeek = Record<(typeof ladder)[number], number> & { since: Date };
export type PlayerNumbers = Awaited<ReturnType<typeof playerNumbers>>;

/**
 * The figures of the player, or of the guardian's child.
 * Live: views of this month, all requests, their share of answers (whole percent or null), and interest by week, the current week last.
 * From the nightly run: the rank in the sport, or null.
 */
export async function playerNumbers(actor: Actor) {
  const playerId = actor.playerId ?? actor.guardianOf;
  const ofPlayer = Prisma.sql`interests i where i.player_id = ${playerId}::uuid`;
  const [row] = await db.$queryRaw<Row[]>`
    select
      ${viewsOfMonth(ofPlayer)} as views,
      (select count(*)::int from contact_requests r where r.player_id = ${playerId}::uuid) as received,
      (select ${answeredShare()} from contact_requests r where r.player_id = ${playerId}::uuid) as "responseRate",
      (select a.sport_ranking from player_analytics a where a.player_id = ${playerId}::uuid order by a.date desc limit 1) as ranking,
      ${interestByWeek(ofPlayer)} as weeks`;
  return toNumbers(row);
}

/** The same for an e-sport player; the rank is among players of the same game and first role, and live. */
export async function esportNumbers(actor: Actor): Promise<PlayerNumbers> {
  const received = Prisma.sql`(select n.*, null::boolean as player_answer from introductions n
    where n.user_id = ${actor.userId}::uuid and n.kind = 'esport')`;
  const ofPlayer = Prisma.sql`esport_interests i where i.esport_player_id = (select id from own)`;
  const [row] = await db.$queryRaw<Row[]>`
    with own as (select id, game, role from esport_players where user_id = ${actor.userId}::uuid),
    interested as (
      select p.id, count(distinct i.recruiter_id) as clubs
      from own join esport_players p on p.game = own.game and p.role = own.role
        join esport_interests i on i.esport_player_id = p.id join recruiters c on c.id = i.recruiter_id
      where p.active and c.status = 'verified' and i.kind <> 'answered'
        and i.day > ${today()}::date - ${rankedDays}::int
      group by p.id),
    ranked as (select id, (rank() over (order by clubs desc))::int as place, count(*) over () as players from interested)
    select
      ${viewsOfMonth(ofPlayer)} as views,
      (select count(*)::int from ${received} r) as received,
      (select ${answeredShare()} from ${received} r) as "responseRate",
      (select place from ranked where id = (select id from own) and players >= ${leastRankedInRole}) as ranking,
      ${interestByWeek(ofPlayer)} as weeks`;
  return toNumbers(row);
}

const today = () => now().toISOString().slice(0, 10);

/** `ofPlayer` is a table `i` of interests with a condition. */
const viewsOfMonth = (ofPlayer: Prisma.Sql) => Prisma.sql`
  (select count(*)::int from ${ofPlayer} and i.kind = 'opened' and i.day >= date_trunc('month', ${today()}::date)::date)`;

const interestByWeek = (ofPlayer: Prisma.Sql) => Prisma.sql`
  (select json_agg(to_json(weekly) order by since) from (
    select week::date as since, ${Prisma.join(ladderCounts)}
    from generate_series(date_trunc('week', ${today()}::date) - ${ladderWeeks - 1}::int * interval '7 days', ${today()}::date, '7 days') as week
    left join lateral (select i.kind from ${ofPlayer} and i.day >= week::date and i.day < week::date + 7) as i on true
    group by week) as weekly)`;

const ladderCounts = ladder.map(
  (kind) => Prisma.sql`count(*) filter (where i.kind = ${kind}::interest_kind) as ${Prisma.raw(kind)}`,
);

function toNumbers(row: Row | undefined) {
  if (!row) throw new Error("a select without a table has a row");
  return { ...row, weeks: row.weeks.map((week): LadderWeek => ({ ...week, since: new Date(week.since) })) };
}

type Row = {
  views: number;
  received: number;
  responseRate: number | null;
  ranking: number | null;
  weeks: (Omit<LadderWeek, "since"> & { since: string })[];
};
