import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { publicPlayers } from "@/lib/players/queries/visible";
import { answeredShare } from "../queries/answered-share";
import { leastRanked, rankedDays } from "../schema/requests";

const PAGE = 2_000;

/** Stores the figures at the end of `day`; writes a row only if something changed since the last one. */
export async function rollUpFigures(day = daysFrom(now(), -1)) {
  const span = spanOf(day);
  const sports = await db.sport.findMany({ select: { slug: true }, orderBy: { slug: "asc" } });
  for (const { slug } of sports) await rollUpSport(slug, span);
  await rollUpRecruiters(span);
}

async function rollUpSport(sport: string, span: Span) {
  const pages = await pagesOf(sport, span);
  const clubsByPlayer = new Map<string, number>();
  for (const ids of pages) for (const { id, clubs } of await clubsOf(ids, span)) clubsByPlayer.set(id, clubs);
  const places = placesOf([...clubsByPlayer.values()]);
  for (const ids of pages) {
    const ranks = ids.map((id) => places.get(clubsByPlayer.get(id) ?? 0) ?? null);
    await rollUpPlayers(ids, ranks, span);
  }
}

async function pagesOf(sport: string, { until }: Span): Promise<string[][]> {
  const pages: string[][] = [];
  for (let after = firstId; ; ) {
    const rows = await db.$queryRaw<{ id: string }[]>`
      select p.id from players p where p.primary_sport = ${sport} and p.created_at < ${until} and p.id > ${after}::uuid
      order by p.id limit ${PAGE}`;
    pages.push(rows.map(({ id }) => id));
    after = rows.at(-1)?.id ?? after;
    if (rows.length < PAGE) return pages;
  }
}

const firstId = "00000000-0000-0000-0000-000000000000";

const clubsOf = (ids: string[], { day }: Span) => db.$queryRaw<{ id: string; clubs: number }[]>`
  select p.id, count(distinct i.recruiter_id)::int as clubs
  from players p join interests i on i.player_id = p.id join recruiters c on c.id = i.recruiter_id
  where p.id = any(${ids}::uuid[]) and ${publicPlayers} and c.status = 'verified' and i.kind <> 'answered'
    and i.day > ${day}::date - ${rankedDays}::int and i.day <= ${day}::date
  group by p.id`;

/** Equal numbers share a place; returns an empty map for a sport with few players. */
function placesOf(clubs: number[]): Map<number, number> {
  if (clubs.length < leastRanked) return new Map();
  const sorted = clubs.toSorted((a, b) => b - a);
  const places = new Map<number, number>();
  for (const [index, count] of sorted.entries()) if (!places.has(count)) places.set(count, index + 1);
  return places;
}

const rollUpPlayers = (ids: string[], places: (number | null)[], { day, until }: Span) => db.$executeRaw`
  insert into player_analytics (player_id, date, profile_views, contacts_received, messages_received, response_rate, sport_ranking)
  select p.id, ${day}::date, views, requests, messages, rate, place
  from unnest(${ids}::uuid[], ${places}::int[]) as p(id, place)
  cross join lateral (select count(*) as views from interests i where i.player_id = p.id and i.kind = 'opened'
    and i.day >= date_trunc('month', ${day}::date)::date and i.day <= ${day}::date) as viewed
  cross join lateral (select count(*) as requests, ${answeredShare(Prisma.sql`r.answered_at < ${until}`)} as rate
    from contact_requests r where r.player_id = p.id and r.created_at < ${until}) as asked
  cross join lateral (select count(*) as messages from messages m
    where m.receiver_id = p.id and m.created_at < ${until}) as written
  left join lateral (select a.* from player_analytics a
    where a.player_id = p.id and a.date <= ${day}::date order by a.date desc limit 1) as last on true
  where (views, requests, messages, rate, place) is distinct from (coalesce(last.profile_views, 0), coalesce(last.contacts_received, 0),
    coalesce(last.messages_received, 0), last.response_rate, last.sport_ranking)
  on conflict (player_id, date) do update set profile_views = excluded.profile_views, contacts_received = excluded.contacts_received,
    messages_received = excluded.messages_received, response_rate = excluded.response_rate, sport_ranking = excluded.sport_ranking`;

const rollUpRecruiters = ({ day, until }: Span) => db.$executeRaw`
  with asked as (
    select r.recruiter_id as id, ${answeredShare(Prisma.sql`r.answered_at < ${until}`)} as rate
    from contact_requests r where r.created_at < ${until} group by r.recruiter_id)
  insert into recruiter_analytics (recruiter_id, date, conversion_rate)
  select asked.id, ${day}::date, rate from asked
  left join lateral (select a.* from recruiter_analytics a
    where a.recruiter_id = asked.id and a.date <= ${day}::date order by a.date desc limit 1) as last on true
  where rate is distinct from last.conversion_rate
  on conflict (recruiter_id, date) do update set conversion_rate = excluded.conversion_rate`;

type Span = ReturnType<typeof spanOf>;

/** Days are counted in UTC, like the days of the interest ladder. */
function spanOf(date: Date) {
  const day = date.toISOString().slice(0, 10);
  return { day, until: daysFrom(new Date(day), 1) };
}
