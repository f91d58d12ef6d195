import { afterEach, expect, test } from "vitest";
import { blockPerson } from "@/lib/contacts/commands/block-person";
import { closeIdentity } from "@/lib/contacts/commands/close-identity";
import { recordContract } from "@/lib/pipeline/commands/record-contract";
import { contractOf } from "@/lib/pipeline/queries/contract-of-match";
import { setClock } from "@/lib/platform/clock";
import type { Refusal } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { aContract, anAgent, aSignedCard, contractForm, dayAgo } from "../../support/factories/contracts";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { aColleague } from "../../support/factories/team";

type Card = Awaited<ReturnType<typeof aSignedCard>>;
const record = ({ recruiter, match }: Card, over: object = {}) =>
  recordContract(recruiter.actor, { matchId: match.id, ...contractForm(over) });
const contractsOf = ({ pair }: Card) => db.contract.findMany({ where: pair });
/** The refused fields with their error codes. */
const refused = (act: Promise<unknown>) =>
  act.then(
    () => null,
    (error: Refusal) => error.fields ?? error.code,
  );

afterEach(() => setClock(null));

test("a reported contract waits for the player and does not count", async () => {
  const card = await aSignedCard();
  await record(card, anAgent());
  expect(await contractsOf(card)).toMatchObject([
    {
      ...card.pair,
      totalCents: 4_000_000,
      signedOn: dayAgo(3),
      signedAt: null,
      country: "FR",
      agentName: "Ines Roca",
      agentLicence: "FR-2041",
      agentFeeCents: 400_000,
      recordedById: card.recruiter.user.id,
      answer: null,
    },
  ]);
  expect(await contractOf(card.recruiter.actor, card.match.id)).toMatchObject({
    called: card.player.player.fullName,
    contract: { state: "waiting" },
    verdict: "contract_waiting",
  });
});

test("reporting twice, also in parallel, creates one contract", async () => {
  const card = await aSignedCard();
  const both = await Promise.all([refused(record(card)), refused(record(card))]);
  expect(both.filter((code) => code === "contract_waiting")).toHaveLength(1);
  expect(await refused(record(card))).toBe("contract_waiting");
  expect(await contractsOf(card)).toHaveLength(1);
});

test("a contract can be reported again after rejection or withdrawal, not after confirmation", async () => {
  const card = await aSignedCard();
  await aContract(card.pair, { answer: "no" });
  await record(card);
  await db.contract.updateMany({ where: { ...card.pair, answer: null }, data: { answer: "withdrawn" } });
  await record(card);
  const confirmed = { answer: "yes", signedAt: dayAgo(3) } as const;
  await db.contract.updateMany({ where: { ...card.pair, answer: null }, data: confirmed });
  expect(await refused(record(card))).toBe("contract_confirmed");
});

test("in France an agent needs a license and may take at most 10 %; elsewhere neither is required", async () => {
  const card = await aSignedCard();
  const without = anAgent({ agentLicence: "" });
  expect(await refused(record(card, without))).toEqual({
    agentLicence: ["agent_without_licence|Code du sport, art. L. 222-7|"],
  });
  expect(await refused(record(card, anAgent({ agentFee: "4000.01" })))).toEqual({
    agentFee: ["agent_fee_too_high|10|Code du sport, art. L. 222-17"],
  });
  expect(await contractsOf(card)).toEqual([]);
  await record(card, { ...without, agentFee: "6000", country: "Spain" });
  expect(await contractsOf(card)).toMatchObject([{ country: "ES", agentLicence: null, agentFeeCents: 600_000 }]);
});

test("an agent's name and fee are required when the box is ticked and ignored otherwise", async () => {
  const card = await aSignedCard();
  expect(await refused(record(card, { agent: "on" }))).toEqual({ agentName: ["required"], agentFee: ["required"] });
  await record(card, anAgent({ agent: undefined }));
  expect(await contractsOf(card)).toMatchObject([{ agentName: null, agentFeeCents: null }]);
});

test("a contract of a player under 18 on the signing date is refused, citing the article if there is one", async () => {
  setClock(() => new Date("2026-11-24T10:00:00Z"));
  const born = { birthDate: new Date("2008-11-22T00:00:00Z") };
  const card = await aSignedCard({ to: await aPlayer(born) });
  const before = { signedOn: "2026-11-21" };
  expect(await refused(record(card, before))).toEqual({
    signedOn: ["contract_of_minor_by_law|Code du sport, art. L. 222-5|"],
  });
  expect(await refused(record(card, { ...before, country: "ES" }))).toEqual({ signedOn: ["contract_of_minor"] });
  expect(await contractsOf(card)).toEqual([]);
  await record(card, { signedOn: "2026-11-22" });
});

test("a future date and one more than a year ago are refused", async () => {
  const card = await aSignedCard();
  const on = (days: number) => ({ signedOn: dayAgo(days).toISOString().slice(0, 10) });
  expect(await refused(record(card, on(-2)))).toEqual({ signedOn: ["date_in_future"] });
  expect(await refused(record(card, on(366)))).toEqual({ signedOn: ["contract_too_old"] });
  await record(card, on(365));
});

test("only a verified club may report, for a player who accepted, is not blocked and is in the column contract", async () => {
  const [closed, blocked, unverified] = [await aSignedCard(), await aSignedCard(), await aSignedCard()];
  await closeIdentity(closed.player.actor, { disclosureId: closed.disclosure.id });
  expect(await refused(record(closed))).toBe("contract_without_contact");
  const thread = await db.thread.findUniqueOrThrow({ where: { requestId: blocked.request.id } });
  await blockPerson(blocked.player.actor, { threadId: thread.id });
  expect(await refused(record(blocked))).toBe("contract_without_contact");
  await db.recruiter.update({ where: { id: unverified.pair.recruiterId }, data: { status: "pending" } });
  expect(await refused(record(unverified))).toBe("recruiter_not_verified");
  expect(await refused(record(await aSignedCard({}, { status: "offer" })))).toBe("match_not_signed");
});

test("another club's card is not found; members may report, readers may not", async () => {
  const card = await aSignedCard();
  const form = { matchId: card.match.id, ...contractForm() };
  expect(await refused(recordContract((await aRecruiter()).actor, form))).toBe("not_found");
  expect(await contractOf((await aRecruiter()).actor, card.match.id)).toBeNull();
  const [reader, member] = [await aColleague(card.recruiter, "reader"), await aColleague(card.recruiter)];
  expect((await contractOf(reader.actor, card.match.id))?.verdict).toBe("only_reads");
  expect(await refused(recordContract(reader.actor, form))).toBe("only_reads");
  await recordContract(member.actor, form);
  expect(await contractsOf(card)).toMatchObject([{ recordedById: member.userId }]);
});
