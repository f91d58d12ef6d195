import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import { lettersTo } from "@/lib/recruiters/queries/members";
import { reachOnce } from "../queries/reach";
import { daysOf, recruitersToTell, type ToTell, type Untold, untoldAlerts } from "../queries/untold";
import { type AsRecruiter, type Fitting, fitting, watchesOf } from "../queries/watching";
import type { Frequency } from "../schema/alert";
import { composeAlertLetter, type Matched } from "./compose-alert-letter";

/** Tells each organization, in one letter and one notification to each who acts for it, whom its alerts found: those that tell at once, or those whose morning it is. Returns how many were told. */
export function tellOfHits(actor: Actor, as: AsRecruiter, when: readonly Frequency[]): Promise<number> {
  const due = new Map<string, ToTell>();
  return forEachDueInBatches(
    async (after, take) => {
      const page = await recruitersToTell(after, take, when);
      for (const recruiter of page) if (isDue(recruiter, when)) due.set(recruiter.id, recruiter);
      return page;
    },
    async (id) => {
      const recruiter = due.get(id);
      due.delete(id);
      return recruiter !== undefined && notifyRecruiter(actor, as, recruiter);
    },
  );
}

function isDue(recruiter: ToTell, when: readonly Frequency[]) {
  const days = daysOf(recruiter, now());
  return when.some((frequency) => frequency === "instant" || days[frequency] !== null);
}

async function notifyRecruiter(actor: Actor, as: AsRecruiter, recruiter: ToTell): Promise<boolean> {
  const at = now();
  const days = daysOf(recruiter, at);
  const alerts = await untoldAlerts(db, recruiter.id, days);
  const batches = alerts.map((alert) => ({ alert, playerIds: alert.hits.map(({ playerId }) => playerId) }));
  const matched = await matchedBy(as, alerts, await fitting(as, batches));
  const readers = await lettersTo(db, recruiter.id);
  const letters = await Promise.all(readers.map(({ locale }) => composeAlertLetter(matched, locale)));
  return transaction(async (tx) => {
    await tx.$queryRaw`select id from recruiters where id = ${recruiter.id}::uuid for no key update`;
    await tx.$queryRaw`select id from talent_alerts where recruiter_id = ${recruiter.id}::uuid order by id for no key update`;
    // Switched off, changed, suspended or told by another process meanwhile: the next round begins anew.
    if (!isSame(alerts, await untoldAlerts(tx, recruiter.id, days))) return false;
    await keepAsTold(tx, alerts, matched, { at, days });
    if (matched.length === 0) return false;
    await recordEvent(tx, actor, "alert.matched", { recruiterId: recruiter.id, at: at.toISOString() });
    const written = readers.flatMap(({ userId, to }, nth) => {
      const key = `alerts ${recruiter.id} ${at.toISOString()} ${userId}`;
      const email = letters[nth];
      return email ? { to, ...email, told: { category: "talents", userId } as const, key } : [];
    });
    await queueMail(tx, ...written);
    return true;
  });
}

async function matchedBy(as: AsRecruiter, alerts: Untold[], fits: Fitting[]): Promise<Matched[]> {
  const watches = await watchesOf(as, alerts, reachOnce());
  return alerts.flatMap(({ id: alertId, name, frequency }, at) => {
    const playerIds = fits.flatMap((fit) => (fit.alertId === alertId ? fit.playerId : []));
    const criteria = watches[at]?.search;
    return criteria && playerIds.length > 0 ? { alertId, name, frequency, criteria, playerIds } : [];
  });
}

const isSame = (before: Untold[], after: Untold[]) => JSON.stringify(before) === JSON.stringify(after);

type Moment = { at: Date; days: Record<Frequency, string | null> };

/** Who no longer fits is forgotten, so that they may be found again. */
async function keepAsTold(tx: Tx, alerts: Untold[], matched: Matched[], { at, days }: Moment) {
  for (const { alertId, criteria: met, playerIds } of matched)
    await tx.alertHit.updateMany({
      where: { alertId, toldAt: null, playerId: { in: playerIds } },
      data: { toldAt: at, met },
    });
  const seen = alerts.flatMap(({ hits }) => hits.map(({ playerId }) => playerId));
  const alertId = { in: alerts.map(({ id }) => id) };
  await tx.alertHit.deleteMany({ where: { alertId, toldAt: null, playerId: { in: seen } } });
  for (const { alertId: id } of matched) {
    const alert = alerts.find((one) => one.id === id);
    const toldDay = alert ? days[alert.frequency] : null;
    if (toldDay) await tx.talentAlert.update({ where: { id }, data: { toldDay } });
  }
}
