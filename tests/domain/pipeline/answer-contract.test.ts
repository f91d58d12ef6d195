import { expect, test } from "vitest";
import { blockPerson } from "@/lib/contacts/commands/block-person";
import { closeIdentity } from "@/lib/contacts/commands/close-identity";
import { answerContract } from "@/lib/pipeline/commands/answer-contract";
import { contractsToAnswer } from "@/lib/pipeline/queries/contracts-to-answer";
import { db } from "@/lib/platform/db/db";
import { countedFigures } from "@/lib/trust/queries/counted-figures";
import { aContract, aSignedCard, dayAgo } from "../../support/factories/contracts";
import { aPlayer } from "../../support/factories/people";

async function reportedContract() {
  const card = await aSignedCard();
  const { id: contractId } = await aContract(card.pair);
  return { ...card, contractId, actor: card.player.actor };
}
const rowOf = (id: string) => db.contract.findUnique({ where: { id } });
const contractCount = async () => (await countedFigures()).contracts;

test("a confirmed contract counts from its signing date; a second answer is refused", async () => {
  const { actor, contractId } = await reportedContract();
  expect(await contractsToAnswer(actor)).toMatchObject([
    { id: contractId, totalCents: 4_000_000, signedOn: dayAgo(3) },
  ]);
  const yes = () => answerContract(actor, { contractId, answer: "yes" });
  const before = await contractCount();
  await yes();
  expect(await contractCount()).toBe(before + 1);
  expect(await rowOf(contractId)).toMatchObject({ answer: "yes", signedAt: dayAgo(3) });
  expect(await contractsToAnswer(actor)).toEqual([]);
  await expect(yes()).rejects.toMatchObject({ code: "contract_answered" });
  await expect(answerContract(actor, { contractId, answer: "no" })).rejects.toMatchObject({
    code: "contract_answered",
  });
});

test("a rejected contract does not count, and of two parallel answers one is accepted", async () => {
  const [{ actor, contractId }, other] = [await reportedContract(), await reportedContract()];
  const before = await contractCount();
  await answerContract(actor, { contractId, answer: "no" });
  expect(await contractCount()).toBe(before);
  expect(await rowOf(contractId)).toMatchObject({ answer: "no", signedAt: null });
  const both = await Promise.allSettled(
    ["yes", "no"].map((answer) => answerContract(other.actor, { contractId: other.contractId, answer })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("another player's contract, or one of a club whose contact was closed or blocked, is not found", async () => {
  const [{ contractId }, closed, blocked] = [
    await reportedContract(),
    await reportedContract(),
    await reportedContract(),
  ];
  const answer = "yes";
  await expect(answerContract((await aPlayer()).actor, { contractId, answer })).rejects.toMatchObject({
    code: "not_found",
  });
  await closeIdentity(closed.actor, { disclosureId: closed.disclosure.id });
  const thread = await db.thread.findUniqueOrThrow({ where: { requestId: blocked.request.id } });
  await blockPerson(blocked.actor, { threadId: thread.id });
  for (const unanswerable of [closed, blocked]) {
    expect(await contractsToAnswer(unanswerable.actor)).toEqual([]);
    await expect(
      answerContract(unanswerable.actor, { contractId: unanswerable.contractId, answer }),
    ).rejects.toMatchObject({
      code: "not_found",
    });
  }
});

test("a contract signed as a minor cannot be confirmed", async () => {
  const { actor, contractId, pair } = await reportedContract();
  await db.player.update({ where: { id: pair.playerId }, data: { birthDate: dayAgo(18 * 365) } });
  await expect(answerContract(actor, { contractId, answer: "yes" })).rejects.toMatchObject({
    code: "contract_of_minor",
  });
});
