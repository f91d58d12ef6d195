import { afterEach, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { forgottenAfterDays, linkDays } from "@/lib/measurements/schema/confirmation";
import { announceExpired, forgetUnanswered } from "@/lib/measurements/steps/expire-confirmations";
import { daysFrom, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAnsweredConfirmation, aSentConfirmation } from "../../support/factories/confirmations";

afterEach(() => setClock(null));

test("the player is notified once that nobody answered", async () => {
  const { actor } = await aSentConfirmation();
  setClock(() => daysFrom(new Date(), linkDays));
  await announceExpired(system());
  await announceExpired(system());
  await runDueHandlers();
  const notifications = await db.notification.findMany({ where: { userId: actor.userId ?? "" } });
  expect(notifications.map(({ kind }) => kind)).toEqual(["confirmationExpired"]);
});

test("an address that never answered is deleted, answers stay", async () => {
  const [silent, answered] = [await aSentConfirmation(), await anAnsweredConfirmation()];
  const remainingCount = () =>
    db.confirmation.count({ where: { id: { in: [silent.confirmationId, answered.confirmationId] } } });
  setClock(() => daysFrom(new Date(), linkDays + forgottenAfterDays - 1));
  await forgetUnanswered();
  expect(await remainingCount()).toBe(2);
  setClock(() => daysFrom(new Date(), linkDays + forgottenAfterDays + 1));
  await forgetUnanswered();
  expect(await remainingCount()).toBe(1);
});
