import "server-only";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { accessLevelLoader } from "../queries/access-level";
import { type AsRecruiter, alertWatchers, type Fitting, fitting, type Watching } from "../queries/alert-watchers";
import { frequencies } from "../schema/alert";

const PLAYERS_PER_PAGE = 200;
const ALERTS_PER_PAGE = 500;

type MatchBatch = (batch: Parameters<typeof fitting>[1]) => Promise<Fitting[]>;
type Candidate = { playerId: string; mark: string; changedAt: Date };

/** Matches all active alerts against new or changed players, page by page, and returns the number of matches. A page is deleted only after all alerts have processed it, so an interrupted run is repeated without duplicates. */
export async function sweepAlerts(createRecruiter: AsRecruiter): Promise<number> {
  let hitCount = 0;
  const loadAccessLevels = accessLevelLoader();
  const matchBatch: MatchBatch = (batch) => fitting(createRecruiter, batch, loadAccessLevels);
  for (;;) {
    const page = await db.alertCandidate.findMany({ orderBy: { playerId: "asc" }, take: PLAYERS_PER_PAGE });
    if (page.length === 0) return hitCount;
    for (const frequency of frequencies) hitCount += await matchPage(page, matchBatch, frequency);
    // Players changed in the meantime have a new mark and stay queued.
    await db.alertCandidate.deleteMany({ where: { mark: { in: page.map(({ mark }) => mark) } } });
    if (page.length < PLAYERS_PER_PAGE) return hitCount;
  }
}

/** The most frequent alerts run first, because a player is reported once per organization. */
async function matchPage(page: Candidate[], matchBatch: MatchBatch, frequency: (typeof frequencies)[number]) {
  let [hitCount, after]: [number, string | null] = [0, null];
  for (;;) {
    const alerts: Watching[] = await alertWatchers(after, ALERTS_PER_PAGE, frequency);
    const batch = alerts.map((alert) => ({ alert, playerIds: candidatesFor(alert, page) }));
    hitCount += await storeHits(await matchAll(matchBatch, batch));
    if (alerts.length < ALERTS_PER_PAGE) return hitCount;
    after = alerts.at(-1)?.id ?? null;
  }
}

const candidatesFor = ({ watchesSince }: Watching, page: Candidate[]) =>
  page.flatMap(({ playerId, changedAt }) => (changedAt >= watchesSince ? playerId : []));

/** A failing batch is halved until the failing alert is isolated. */
async function matchAll(matchBatch: MatchBatch, batch: Parameters<MatchBatch>[0]): Promise<Fitting[]> {
  try {
    return await matchBatch(batch);
  } catch (err) {
    if (batch.length > 1) {
      const middle = Math.ceil(batch.length / 2);
      return [
        ...(await matchAll(matchBatch, batch.slice(0, middle))),
        ...(await matchAll(matchBatch, batch.slice(middle))),
      ];
    }
    log.error({ err, alertId: batch[0]?.alert.id }, "alert not matched");
    return [];
  }
}

async function storeHits(hits: Fitting[]): Promise<number> {
  if (hits.length === 0) return 0;
  const [alertIds, playerIds] = [hits.map(({ alertId }) => alertId), hits.map(({ playerId }) => playerId)];
  return db.$executeRaw`
    with watching as (
      select id, recruiter_id from talent_alerts where id = any(${alertIds}::uuid[]) and is_active order by id for share)
    insert into alert_hits (recruiter_id, player_id, alert_id, found_at)
    select w.recruiter_id, p.id, w.id, ${now()}
    from unnest(${alertIds}::uuid[], ${playerIds}::uuid[]) as hit (alert_id, player_id)
      join watching w on w.id = hit.alert_id join players p on p.id = hit.player_id
    order by w.recruiter_id, p.id, w.id
    on conflict (recruiter_id, player_id) do nothing`;
}
