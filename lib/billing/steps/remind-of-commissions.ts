import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { isoIn } from "@/lib/platform/i18n/zone";
import { zoneOf } from "@/lib/platform/outbox/digest-day";
import { billingEvents } from "../events";
import { reminderDays } from "../schema";

/** The earliest hour of reminders, in the organization's time zone. */
const earliestHour = 7;
const reminderCount = 3;

/** Reminds of each unpaid commission before, on and after its due date, once each; returns the number of reminders. */
export const remindOfCommissions = (actor: Actor): Promise<number> =>
  forEachDueInBatches(
    (id, take) =>
      db.commission.findMany({
        where: {
          ...unpaid,
          id,
          reminders: { lt: reminderCount },
          dueOn: { lte: daysFrom(now(), reminderDays + 1) },
          recruiter: { user: { disabledAt: null } },
        },
        orderBy: { id: "asc" },
        take,
        select: { id: true },
      }),
    (id) => remind(actor, id),
  );

const unpaid = { paidAt: null, exemption: null };

async function remind(actor: Actor, commissionId: string): Promise<boolean> {
  const { recruiter, ...commission } = await db.commission.findUniqueOrThrow({
    where: { id: commissionId },
    select: {
      contractId: true,
      recruiterId: true,
      dueOn: true,
      createdAt: true,
      reminders: true,
      recruiter: zoneColumns,
    },
  });
  const zone = zoneOf(recruiter.user.notificationSettings?.zone ?? null, recruiter.country, now());
  const localTime = isoIn(zone, now());
  const today = new Date(`${localTime.slice(0, 10)}T00:00Z`);
  const reminders = remindersPassed(commission, today);
  if (Number(localTime.slice(11, 13)) < earliestHour || reminders <= commission.reminders) return false;
  const { contractId, recruiterId, dueOn } = commission;
  const day = today < dueOn ? "before" : today > dueOn ? "after" : "today";
  return transaction(async (tx) => {
    const current = { id: commissionId, reminders: commission.reminders, ...unpaid };
    const { count } = await tx.commission.updateMany({ where: current, data: { reminders } });
    if (count === 0) return false;
    await billingEvents.record(tx, actor, "commission.due", { commissionId, contractId, recruiterId, day });
    return true;
  });
}

const zoneColumns = {
  select: { country: true, user: { select: { notificationSettings: { select: { zone: true } } } } },
} as const;

/** How many reminders have had their day. The last one leaves a week after a late declaration too. */
export function remindersPassed({ dueOn, createdAt }: { dueOn: Date; createdAt: Date }, today: Date): number {
  const created = new Date(createdAt.toISOString().slice(0, 10));
  const lastDay = daysFrom(created > dueOn ? created : dueOn, reminderDays);
  return [daysFrom(dueOn, -reminderDays), dueOn, lastDay].filter((day) => day <= today).length;
}
