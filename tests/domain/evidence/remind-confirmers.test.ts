import { afterEach, expect, test } from "vitest";
import { daysFrom, setClock } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { system } from "@/lib/core/door";
import { reminderDays } from "@/lib/evidence/schema/confirmation";
import { remindConfirmers } from "@/lib/evidence/steps/remind-confirmers";
import { runDueReactions } from "@/lib/reactions";
import { anAnsweredLetter, anAskedLetter } from "../../support/mint/confirmations";

afterEach(() => setClock(null));

test("who has not answered for a week is reminded once, with the same link; who has is left alone", async () => {
  const [silent, answered] = [await anAskedLetter(), await anAnsweredLetter()];
  await runDueReactions();
  await remindConfirmers(system());
  expect((await silent.now()).remindedAt).toBeNull();
  setClock(() => daysFrom(new Date(), reminderDays));
  await remindConfirmers(system());
  await remindConfirmers(system());
  await runDueReactions();
  const letters = await db.mail.findMany({ where: { to: silent.form.email } });
  expect(letters).toHaveLength(2);
  expect(letters.every(({ body }) => body.includes(`/confirmations/${silent.token}`))).toBe(true);
  expect((await answered.now()).remindedAt).toBeNull();
});
