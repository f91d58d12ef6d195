import "server-only";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { MatchedNeed } from "../queries/open-needs";
import { mostMatches } from "../schema/need";
import { type Score, scoreVersion } from "../schema/score";

export type Scoring = { needId: string; playerId: string; score: Score };
type Needs = readonly Pick<MatchedNeed, "id" | "changedAt">[];

/** Stores scores of needs that are still open and unchanged: one match per organization and player, for the best need. A match in progress keeps its need. Returns the number of rows written. */
export async function keepMatches(needs: Needs, scorings: readonly Scoring[]): Promise<number> {
  if (scorings.length === 0) return 0;
  const timestamp = now();
  const rows = scorings.map(({ needId, playerId, score: { score, ...why } }) => ({ needId, playerId, score, why }));
  return db.$executeRaw`
    with asked as (
      select n.id, n.recruiter_id from needs n
        join unnest(${needs.map(({ id }) => id)}::uuid[], ${needs.map(({ changedAt }) => changedAt.toISOString())}::timestamptz[]) as read (id, changed_at)
          on read.id = n.id and read.changed_at = n.changed_at
      where n.is_open order by n.id for share of n)
    insert into matches (recruiter_id, player_id, need_id, sport_match, compatibility_score, parts, score_version, created_at, found_at)
    select distinct on (a.recruiter_id, p.id) a.recruiter_id, p.id, a.id, p.primary_sport, hit.score, hit.why, ${scoreVersion}, ${timestamp}, ${timestamp}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as hit ("needId" uuid, "playerId" uuid, score int, why jsonb)
      join asked a on a.id = hit."needId" join players p on p.id = hit."playerId"
    order by a.recruiter_id, p.id, hit.score desc, a.id
    on conflict (recruiter_id, player_id) do update
    set need_id = excluded.need_id, sport_match = excluded.sport_match, compatibility_score = excluded.compatibility_score,
      parts = excluded.parts, score_version = excluded.score_version, lapsed_at = null
    where matches.need_id is null or matches.need_id = excluded.need_id
      or (matches.status = 'pending' and (matches.lapsed_at is not null
        or excluded.compatibility_score > coalesce(matches.compatibility_score, -1)))`;
}

export async function lapseUnfit(needs: Needs, playerIds: readonly string[], scorings: readonly Scoring[]) {
  const fittingPairs = scorings.map(({ needId, playerId }) => `${needId} ${playerId}`);
  await db.$executeRaw`
    update matches m set lapsed_at = ${now()}
    from unnest(${needs.map(({ id }) => id)}::uuid[], ${needs.map(({ changedAt }) => changedAt.toISOString())}::timestamptz[]) as read (id, changed_at)
      join needs n on n.id = read.id and n.changed_at = read.changed_at
    where m.need_id = n.id and m.player_id = any(${[...playerIds]}::uuid[]) and m.lapsed_at is null
      and not (m.need_id || ' ' || m.player_id = any(${fittingPairs}))`;
}

/** Ends the matches that are no longer among the best and marks the need as swept. */
export async function settleNeed({ id, changedAt }: Needs[number], best: readonly Scoring[]) {
  const [timestamp, playerIds] = [now(), best.map(({ playerId }) => playerId)];
  await db.$executeRaw`
    with done as (update needs set swept_at = ${timestamp} where id = ${id}::uuid and changed_at = ${changedAt.toISOString()}::timestamptz and is_open returning id)
    update matches m set lapsed_at = ${timestamp} from done
    where m.need_id = done.id and m.lapsed_at is null and m.player_id <> all(${playerIds}::uuid[])`;
}

export async function trimMatches(needIds: readonly string[]) {
  await db.$executeRaw`
    update matches m set lapsed_at = ${now()} from (
      select id, row_number() over (partition by need_id order by compatibility_score desc, player_id) as place
      from matches where need_id = any(${[...needIds]}::uuid[]) and lapsed_at is null) as ranked
    where ranked.id = m.id and ranked.place > ${mostMatches}`;
}

export const lapseNeed = async (tx: Pick<typeof db, "match">, needId: string) =>
  void (await tx.match.updateMany({ where: { needId, lapsedAt: null }, data: { lapsedAt: now() } }));
