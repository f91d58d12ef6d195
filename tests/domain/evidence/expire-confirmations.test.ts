import { afterEach, expect, test } from "vitest";
import { daysFrom, setClock } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { system } from "@/lib/core/door";
import { forgottenAfterDays, linkDays } from "@/lib/evidence/schema/confirmation";
import { announceExpired, forgetUnanswered } from "@/lib/evidence/steps/expire-confirmations";
import { runDueReactions } from "@/lib/reactions";
import { anAnsweredLetter, anAskedLetter } from "../../support/mint/confirmations";

afterEach(() => setClock(null));

test("a player hears once that nobody answered", async () => {
  const { actor } = await anAskedLetter();
  setClock(() => daysFrom(new Date(), linkDays));
  await announceExpired(system());
  await announceExpired(system());
  await runDueReactions();
  const told = await db.notification.findMany({ where: { userId: actor.userId ?? "" } });
  expect(told.map(({ kind }) => kind)).toEqual(["confirmationExpired"]);
});

test("an address that never answered is forgotten, what was answered stays", async () => {
  const [silent, answered] = [await anAskedLetter(), await anAnsweredLetter()];
  const left = () => db.confirmation.count({ where: { id: { in: [silent.confirmationId, answered.confirmationId] } } });
  setClock(() => daysFrom(new Date(), linkDays + forgottenAfterDays - 1));
  await forgetUnanswered();
  expect(await left()).toBe(2);
  setClock(() => daysFrom(new Date(), linkDays + forgottenAfterDays + 1));
  await forgetUnanswered();
  expect(await left()).toBe(1);
});
