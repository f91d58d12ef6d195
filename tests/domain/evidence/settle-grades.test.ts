import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { visitor } from "@/lib/core/door";
import { answerConfirmation } from "@/lib/evidence/commands/answer-confirmation";
import { askForConfirmation } from "@/lib/evidence/commands/ask-for-confirmation";
import { takeBackConfirmation } from "@/lib/evidence/commands/take-back-confirmation";
import { confirmationToken } from "@/lib/evidence/queries/confirmation-link";
import { aFact, aLetter, anAnswer } from "../../support/mint/confirmations";
import { aPlayer } from "../../support/mint/factories";

test("a claim has the highest grade anybody still stands behind, and in the end its own", async () => {
  const { actor, player } = await aPlayer();
  const fact = await aFact(player.id);
  const confirm = async () => {
    const form = aLetter([fact.id]);
    const { confirmationId } = await askForConfirmation(actor, form);
    const { id: itemId } = await db.confirmedClaim.findFirstOrThrow({ where: { confirmationId } });
    await answerConfirmation(visitor(), anAnswer({ token: confirmationToken(confirmationId, "answer"), itemId, form }));
    return confirmationToken(confirmationId, "receipt");
  };
  const grade = async () => (await db.playerFact.findUniqueOrThrow({ where: { id: fact.id } })).grade;
  const [one, two] = [await confirm(), await confirm()];
  await takeBackConfirmation(visitor(), { token: one });
  expect(await grade()).toBe("coach");
  await takeBackConfirmation(visitor(), { token: two });
  expect(await grade()).toBe("self");
});

test("what an event vouches for stays so, whatever a coach says", async () => {
  const { actor, player } = await aPlayer();
  const fact = await aFact(player.id, { grade: "event" });
  const form = aLetter([fact.id]);
  const { confirmationId } = await askForConfirmation(actor, form);
  const { id: itemId } = await db.confirmedClaim.findFirstOrThrow({ where: { confirmationId } });
  await answerConfirmation(visitor(), anAnswer({ token: confirmationToken(confirmationId, "answer"), itemId, form }));
  await takeBackConfirmation(visitor(), { token: confirmationToken(confirmationId, "receipt") });
  expect((await db.playerFact.findUniqueOrThrow({ where: { id: fact.id } })).grade).toBe("event");
});
