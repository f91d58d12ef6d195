import { expect, test } from "vitest";
import { answerConfirmation } from "@/lib/measurements/commands/answer-confirmation";
import { askForConfirmation } from "@/lib/measurements/commands/ask-for-confirmation";
import { revokeConfirmation } from "@/lib/measurements/commands/revoke-confirmation";
import { confirmationToken } from "@/lib/measurements/queries/confirmation-link";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aConfirmationForm, aFact, anAnswer } from "../../support/factories/confirmations";
import { aPlayer } from "../../support/factories/people";

test("a claim has the highest grade still confirmed, otherwise self", async () => {
  const { actor, player } = await aPlayer();
  const fact = await aFact(player.id);
  const confirm = async () => {
    const form = aConfirmationForm([fact.id]);
    const { confirmationId } = await askForConfirmation(actor, form);
    const { id: itemId } = await db.confirmedClaim.findFirstOrThrow({ where: { confirmationId } });
    await answerConfirmation(visitor(), anAnswer({ token: confirmationToken(confirmationId, "answer"), itemId, form }));
    return confirmationToken(confirmationId, "receipt");
  };
  const grade = async () => (await db.playerClaim.findUniqueOrThrow({ where: { id: fact.id } })).grade;
  const [firstGrade, two] = [await confirm(), await confirm()];
  await revokeConfirmation(visitor(), { token: firstGrade });
  expect(await grade()).toBe("coach");
  await revokeConfirmation(visitor(), { token: two });
  expect(await grade()).toBe("self");
});

test("an event's grade is not lowered by a coach", async () => {
  const { actor, player } = await aPlayer();
  const fact = await aFact(player.id, { grade: "event" });
  const form = aConfirmationForm([fact.id]);
  const { confirmationId } = await askForConfirmation(actor, form);
  const { id: itemId } = await db.confirmedClaim.findFirstOrThrow({ where: { confirmationId } });
  await answerConfirmation(visitor(), anAnswer({ token: confirmationToken(confirmationId, "answer"), itemId, form }));
  await revokeConfirmation(visitor(), { token: confirmationToken(confirmationId, "receipt") });
  expect((await db.playerClaim.findUniqueOrThrow({ where: { id: fact.id } })).grade).toBe("event");
});
