import { expect, test } from "vitest";
import { withdrawConfirmation } from "@/lib/measurements/commands/withdraw-confirmation";
import { anAnsweredConfirmation, aSentConfirmation } from "../../support/factories/confirmations";
import { aPlayer } from "../../support/factories/people";

test("only the sender can withdraw the request, before it is answered", async () => {
  const [open, answered, other] = [await aSentConfirmation(), await anAnsweredConfirmation(), await aPlayer()];
  const withdraw = (request: typeof open, actor = request.actor) =>
    withdrawConfirmation(actor, { confirmationId: request.confirmationId });
  await expect(withdraw(open, other.actor)).rejects.toHaveProperty("code", "not_found");
  await withdraw(open);
  expect((await open.now()).withdrawnAt).not.toBeNull();
  for (const request of [open, answered])
    await expect(withdraw(request)).rejects.toHaveProperty("code", "confirmation_answered");
});
