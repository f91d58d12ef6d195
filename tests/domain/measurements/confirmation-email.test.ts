import { expect, test } from "vitest";
import { withdrawConfirmation } from "@/lib/measurements/commands/withdraw-confirmation";
import { confirmationEmail } from "@/lib/measurements/steps/confirmation-email";
import { now } from "@/lib/platform/clock";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { aSentConfirmation } from "../../support/factories/confirmations";

test("withdrawn requests send no e-mail and no reminder", async () => {
  const request = await aSentConfirmation();
  const write = (kind: "ask" | "reminder") =>
    transaction((tx) => confirmationEmail(tx, request.confirmationId, kind, now()));
  const emailCount = () => db.mail.count({ where: { to: request.form.email } });
  await write("ask");
  expect(await emailCount()).toBe(1);
  await withdrawConfirmation(request.actor, { confirmationId: request.confirmationId });
  await write("ask");
  await write("reminder");
  expect(await emailCount()).toBe(1);
});
