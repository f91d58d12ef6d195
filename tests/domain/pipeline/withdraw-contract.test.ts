import { expect, test } from "vitest";
import { answerContract } from "@/lib/pipeline/commands/answer-contract";
import { withdrawContract } from "@/lib/pipeline/commands/withdraw-contract";
import { contractsToAnswer } from "@/lib/pipeline/queries/contracts-to-answer";
import { aContract, aSignedCard } from "../../support/factories/contracts";
import { aRecruiter } from "../../support/factories/people";

test("a withdrawn contract is no longer shown to the player", async () => {
  const card = await aSignedCard();
  const { id: contractId } = await aContract(card.pair);
  await withdrawContract(card.recruiter.actor, { contractId });
  expect(await contractsToAnswer(card.player.actor)).toEqual([]);
  const late = answerContract(card.player.actor, { contractId, answer: "yes" });
  await expect(late).rejects.toMatchObject({ code: "contract_answered" });
});

test("an answered contract or another club's cannot be withdrawn", async () => {
  const card = await aSignedCard();
  const { id: contractId } = await aContract(card.pair);
  const other = (await aRecruiter()).actor;
  await expect(withdrawContract(other, { contractId })).rejects.toMatchObject({ code: "not_found" });
  await answerContract(card.player.actor, { contractId, answer: "yes" });
  await expect(withdrawContract(card.recruiter.actor, { contractId })).rejects.toMatchObject({
    code: "contract_answered",
  });
});
