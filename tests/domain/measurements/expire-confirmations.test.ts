import { afterEach, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/handlers";
import { forgottenAfterDays, linkDays } from "@/lib/measurements/schema/confirmation";
import { announceExpired, forgetUnanswered } from "@/lib/measurements/steps/expire-confirmations";
import { daysFrom, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAnsweredLetter, anAskedLetter } from "../../support/mint/confirmations";

afterEach(() => setClock(null));

test("the player is notified once that nobody answered", async () => {
  const { actor } = await anAskedLetter();
  setClock(() => daysFrom(new Date(), linkDays));
  await announceExpired(system());
  await announceExpired(system());
  await runDueHandlers();
  const told = await db.notification.findMany({ where: { userId: actor.userId ?? "" } });
  expect(told.map(({ kind }) => kind)).toEqual(["confirmationExpired"]);
});

test("an address that never answered is deleted, answers stay", async () => {
  const [silent, answered] = [await anAskedLetter(), await anAnsweredLetter()];
  const left = () => db.confirmation.count({ where: { id: { in: [silent.confirmationId, answered.confirmationId] } } });
  setClock(() => daysFrom(new Date(), linkDays + forgottenAfterDays - 1));
  await forgetUnanswered();
  expect(await left()).toBe(2);
  setClock(() => daysFrom(new Date(), linkDays + forgottenAfterDays + 1));
  await forgetUnanswered();
  expect(await left()).toBe(1);
});
