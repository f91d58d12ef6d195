import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { revokeConfirmation } from "@/lib/measurements/commands/revoke-confirmation";
import { openConfirmationRequest } from "@/lib/measurements/queries/confirmation-request";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAnsweredConfirmation, aSentConfirmation } from "../../support/factories/confirmations";

test("the link in the receipt withdraws the grade once and notifies the player", async () => {
  const request = await anAnsweredConfirmation();
  await runDueHandlers();
  await revokeConfirmation(visitor(), { token: request.receipt });
  expect(await request.grade()).toBe("self");
  await expect(revokeConfirmation(visitor(), { token: request.receipt })).rejects.toHaveProperty(
    "code",
    "confirmation_closed",
  );
  expect((await openConfirmationRequest(request.receipt))?.state).toBe("revoked");
  await runDueHandlers();
  const kinds = await db.notification.findMany({
    where: { userId: request.actor.userId ?? "" },
    select: { kind: true },
  });
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(["claimsConfirmed", "confirmationRevoked"]);
});

test("the answer link cannot withdraw, nor the receipt link before an answer", async () => {
  const [answered, open] = [await anAnsweredConfirmation(), await aSentConfirmation()];
  for (const token of [answered.token, open.receipt])
    await expect(revokeConfirmation(visitor(), { token })).rejects.toHaveProperty("code", "confirmation_closed");
  expect(await answered.grade()).toBe("coach");
});
