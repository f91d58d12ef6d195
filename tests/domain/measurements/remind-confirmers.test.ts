import { afterEach, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { reminderDays } from "@/lib/measurements/schema/confirmation";
import { remindConfirmers } from "@/lib/measurements/steps/remind-confirmers";
import { daysFrom, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAnsweredConfirmation, aSentConfirmation } from "../../support/factories/confirmations";

afterEach(() => setClock(null));

test("a confirmer is reminded once after a week without an answer, with the same link", async () => {
  const [silent, answered] = [await aSentConfirmation(), await anAnsweredConfirmation()];
  await runDueHandlers();
  await remindConfirmers(system());
  expect((await silent.now()).remindedAt).toBeNull();
  setClock(() => daysFrom(new Date(), reminderDays));
  await remindConfirmers(system());
  await remindConfirmers(system());
  await runDueHandlers();
  const emails = await db.mail.findMany({ where: { to: silent.form.email } });
  expect(emails).toHaveLength(2);
  expect(emails.every(({ body }) => body.includes(`/confirmations/${silent.token}`))).toBe(true);
  expect((await answered.now()).remindedAt).toBeNull();
});
