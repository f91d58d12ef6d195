import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { visitor } from "@/lib/core/door";
import { takeBackConfirmation } from "@/lib/evidence/commands/take-back-confirmation";
import { openLetter } from "@/lib/evidence/queries/letter";
import { runDueReactions } from "@/lib/reactions";
import { anAnsweredLetter, anAskedLetter } from "../../support/mint/confirmations";

test("by the receipt's link the grade falls back, once, and the player is told", async () => {
  const letter = await anAnsweredLetter();
  await runDueReactions();
  await takeBackConfirmation(visitor(), { token: letter.receipt });
  expect(await letter.grade()).toBe("self");
  await expect(takeBackConfirmation(visitor(), { token: letter.receipt })).rejects.toHaveProperty(
    "code",
    "confirmation_closed",
  );
  expect((await openLetter(letter.receipt))?.state).toBe("taken_back");
  await runDueReactions();
  const kinds = await db.notification.findMany({
    where: { userId: letter.actor.userId ?? "" },
    select: { kind: true },
  });
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(["claimsConfirmed", "confirmationTakenBack"]);
});

test("the link that answers takes nothing back, nor the receipt's before there is an answer", async () => {
  const [answered, open] = [await anAnsweredLetter(), await anAskedLetter()];
  for (const token of [answered.token, open.receipt])
    await expect(takeBackConfirmation(visitor(), { token })).rejects.toHaveProperty("code", "confirmation_closed");
  expect(await answered.grade()).toBe("coach");
});
