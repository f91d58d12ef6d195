import { expect, test } from "vitest";
import { withdrawConfirmation } from "@/lib/measurements/commands/withdraw-confirmation";
import { anAnsweredLetter, anAskedLetter } from "../../support/mint/confirmations";
import { aPlayer } from "../../support/mint/factories";

test("only the sender can withdraw the request, before it is answered", async () => {
  const [open, answered, other] = [await anAskedLetter(), await anAnsweredLetter(), await aPlayer()];
  const withdraw = (letter: typeof open, actor = letter.actor) =>
    withdrawConfirmation(actor, { confirmationId: letter.confirmationId });
  await expect(withdraw(open, other.actor)).rejects.toHaveProperty("code", "not_found");
  await withdraw(open);
  expect((await open.now()).withdrawnAt).not.toBeNull();
  for (const letter of [open, answered])
    await expect(withdraw(letter)).rejects.toHaveProperty("code", "confirmation_answered");
});
