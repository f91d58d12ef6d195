import "server-only";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { reachOnce } from "../queries/reach";
import { type AsRecruiter, type Fitting, fitting, type Watching, watchingAlerts } from "../queries/watching";
import { frequencies } from "../schema/alert";

const PLAYERS = 200;
const ALERTS = 500;

type Hold = (batch: Parameters<typeof fitting>[1]) => Promise<Fitting[]>;
type Candidate = { playerId: string; mark: string; changedAt: Date };

/**
 * Holds every alert that watches against the players who are new or changed, page by page, each written by itself. A page
 * is forgotten only when all alerts were held against it: whatever breaks off is done again, and finds nobody twice.
 * Returns how many players were found.
 */
export async function sweepAlerts(as: AsRecruiter): Promise<number> {
  let found = 0;
  const reaches = reachOnce();
  const hold: Hold = (batch) => fitting(as, batch, reaches);
  for (;;) {
    const page = await db.alertCandidate.findMany({ orderBy: { playerId: "asc" }, take: PLAYERS });
    if (page.length === 0) return found;
    for (const frequency of frequencies) found += await holdAgainst(page, hold, frequency);
    // Who changed again meanwhile bears another mark, and stays.
    await db.alertCandidate.deleteMany({ where: { mark: { in: page.map(({ mark }) => mark) } } });
    if (page.length < PLAYERS) return found;
  }
}

/** The most urgent alerts come first: whom one of them found, no other of its organization tells. */
async function holdAgainst(page: Candidate[], hold: Hold, frequency: (typeof frequencies)[number]) {
  let [found, after]: [number, string | null] = [0, null];
  for (;;) {
    const alerts: Watching[] = await watchingAlerts(after, ALERTS, frequency);
    const batch = alerts.map((alert) => ({ alert, playerIds: newTo(alert, page) }));
    found += await keep(await holdAll(hold, batch));
    if (alerts.length < ALERTS) return found;
    after = alerts.at(-1)?.id ?? null;
  }
}

const newTo = ({ watchesSince }: Watching, page: Candidate[]) =>
  page.flatMap(({ playerId, changedAt }) => (changedAt >= watchesSince ? playerId : []));

/** One search that cannot be asked holds up none of the others: what fails is halved until it stands alone. */
async function holdAll(hold: Hold, batch: Parameters<Hold>[0]): Promise<Fitting[]> {
  try {
    return await hold(batch);
  } catch (err) {
    if (batch.length > 1) {
      const middle = Math.ceil(batch.length / 2);
      return [...(await holdAll(hold, batch.slice(0, middle))), ...(await holdAll(hold, batch.slice(middle)))];
    }
    log.error({ err, alertId: batch[0]?.alert.id }, "alert not held");
    return [];
  }
}

/** Each player once for an organization, by the first of its alerts; not for an alert that was switched off meanwhile. */
async function keep(hits: Fitting[]): Promise<number> {
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
