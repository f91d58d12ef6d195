import "server-only";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { Refusal, refuse } from "@/lib/platform/command/refusal";
import { pipelineEvents } from "../events";
import { mayTell, violatedRule } from "../policy/contract";
import { contractContext } from "../queries/contract-of-match";
import { ownMatch } from "../queries/own-match";
import { recordContractInput } from "../schema/contract";

export const recordContract = command({
  limit: { act: "recordContract", person: byHand },
  by: recruiters,
  input: recordContractInput,
  // The match is locked, so that concurrent reports are serialized.
  load: async (tx, { matchId }, actor) => contractContext(actor, await ownMatch(tx, matchId, actor), tx),
  allow: mayTell,
  async run({ tx, actor, input, subject: { playerId, birthDate } }) {
    const violation = violatedRule(input, birthDate ?? refuse("contract_without_contact"));
    if (violation) throw new Refusal("invalid", { [violation.field]: [violation.code] });
    const { matchId, total: totalCents, signedOn, country, agent } = input;
    const agents = agent && { agentName: agent.name, agentLicence: agent.licence, agentFeeCents: agent.feeCents };
    const { recruiterId, userId: recordedById } = actor;
    const { id: contractId } = await tx.contract.create({
      data: { recruiterId, playerId, totalCents, signedOn, country, ...agents, recordedById, createdAt: now() },
      select: { id: true },
    });
    await pipelineEvents.record(tx, actor, "contract.recorded", { contractId, playerId, recruiterId });
    return { matchId, contractId };
  },
});
