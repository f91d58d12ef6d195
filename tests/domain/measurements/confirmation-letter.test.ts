import { expect, test } from "vitest";
import { withdrawConfirmation } from "@/lib/measurements/commands/withdraw-confirmation";
import { confirmationLetter } from "@/lib/measurements/steps/confirmation-letter";
import { now } from "@/lib/platform/clock";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { anAskedLetter } from "../../support/mint/confirmations";

test("withdrawn requests send no e-mail and no reminder", async () => {
  const letter = await anAskedLetter();
  const write = (kind: "ask" | "reminder") =>
    transaction((tx) => confirmationLetter(tx, letter.confirmationId, kind, now()));
  const letters = () => db.mail.count({ where: { to: letter.form.email } });
  await write("ask");
  expect(await letters()).toBe(1);
  await withdrawConfirmation(letter.actor, { confirmationId: letter.confirmationId });
  await write("ask");
  await write("reminder");
  expect(await letters()).toBe(1);
});
