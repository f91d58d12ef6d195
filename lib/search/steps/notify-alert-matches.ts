import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { queueMail } from "@/lib/platform/outbox/mail";
import { emailRecipients } from "@/lib/recruiters/queries/members";
import { searchEvents } from "../events";
import { accessLevelLoader } from "../queries/access-level";
import { type AsRecruiter, type Fitting, fitting, loadRunnableAlerts } from "../queries/alert-watchers";
import {
  daysOf,
  type RecruiterToNotify,
  recruitersToNotify,
  type UnnotifiedAlert,
  unnotifiedAlerts,
} from "../queries/unnotified";
import type { Frequency } from "../schema/alert";
import { composeAlertEmail, type Matched } from "./compose-alert-email";

/** Notifies each organization once about all its matches, by e-mail and notification to each acting member; returns how many organizations were notified. */
export function notifyAlertMatches(
  actor: Actor,
  createRecruiter: AsRecruiter,
  dueFrequencies: readonly Frequency[],
): Promise<number> {
  const due = new Map<string, RecruiterToNotify>();
  return forEachDueInBatches(
    async (after, take) => {
      const page = await recruitersToNotify(after, take, dueFrequencies);
      for (const recruiter of page) if (isDue(recruiter, dueFrequencies)) due.set(recruiter.id, recruiter);
      return page;
    },
    async (id) => {
      const recruiter = due.get(id);
      due.delete(id);
      return recruiter !== undefined && notifyRecruiter(actor, createRecruiter, recruiter);
    },
  );
}

function isDue(recruiter: RecruiterToNotify, dueFrequencies: readonly Frequency[]) {
  const days = daysOf(recruiter, now());
  return dueFrequencies.some((frequency) => frequency === "instant" || days[frequency] !== null);
}

async function notifyRecruiter(
  actor: Actor,
  createRecruiter: AsRecruiter,
  recruiter: RecruiterToNotify,
): Promise<boolean> {
  const time = now();
  const days = daysOf(recruiter, time);
  const alerts = await unnotifiedAlerts(db, recruiter.id, days);
  const batches = alerts.map((alert) => ({ alert, playerIds: alert.hits.map(({ playerId }) => playerId) }));
  const matched = await matchedBy(createRecruiter, alerts, await fitting(createRecruiter, batches));
  const readers = await emailRecipients(db, recruiter.id);
  const emails = await Promise.all(readers.map(({ locale }) => composeAlertEmail(matched, locale)));
  return transaction(async (tx) => {
    await tx.$queryRaw`select id from recruiters where id = ${recruiter.id}::uuid for no key update`;
    await tx.$queryRaw`select id from talent_alerts where recruiter_id = ${recruiter.id}::uuid order by id for no key update`;
    // If an alert changed or another process notified in the meantime, the next run starts again.
    if (!isSame(alerts, await unnotifiedAlerts(tx, recruiter.id, days))) return false;
    await markNotified(tx, alerts, matched, { at: time, days });
    if (matched.length === 0) return false;
    await searchEvents.record(tx, actor, "alert.matched", { recruiterId: recruiter.id, at: time.toISOString() });
    const drafts = readers.flatMap(({ userId, to }, index) => {
      const key = `alerts ${recruiter.id} ${time.toISOString()} ${userId}`;
      const email = emails[index];
      return email ? { to, ...email, audience: { category: "talents", userId } as const, key } : [];
    });
    await queueMail(tx, ...drafts);
    return true;
  });
}

async function matchedBy(
  createRecruiter: AsRecruiter,
  alerts: UnnotifiedAlert[],
  matches: Fitting[],
): Promise<Matched[]> {
  const runnableAlerts = await loadRunnableAlerts(createRecruiter, alerts, accessLevelLoader());
  return alerts.flatMap(({ id: alertId, name, frequency }, index) => {
    const playerIds = matches.flatMap((match) => (match.alertId === alertId ? match.playerId : []));
    const criteria = runnableAlerts[index]?.search;
    return criteria && playerIds.length > 0 ? { alertId, name, frequency, criteria, playerIds } : [];
  });
}

const isSame = (before: UnnotifiedAlert[], after: UnnotifiedAlert[]) =>
  JSON.stringify(before) === JSON.stringify(after);

type NotificationTime = { at: Date; days: Record<Frequency, string | null> };

/** Matches that no longer fit are deleted, so that they may match again later. */
async function markNotified(
  tx: Tx,
  alerts: UnnotifiedAlert[],
  matched: Matched[],
  { at: time, days }: NotificationTime,
) {
  for (const { alertId, criteria: met, playerIds } of matched)
    await tx.alertHit.updateMany({
      where: { alertId, notifiedAt: null, playerId: { in: playerIds } },
      data: { notifiedAt: time, met },
    });
  const processedIds = alerts.flatMap(({ hits }) => hits.map(({ playerId }) => playerId));
  const alertId = { in: alerts.map(({ id }) => id) };
  await tx.alertHit.deleteMany({ where: { alertId, notifiedAt: null, playerId: { in: processedIds } } });
  for (const { alertId: id } of matched) {
    const alert = alerts.find((candidate) => candidate.id === id);
    const emailedDay = alert ? days[alert.frequency] : null;
    if (emailedDay) await tx.talentAlert.update({ where: { id }, data: { emailedDay } });
  }
}
