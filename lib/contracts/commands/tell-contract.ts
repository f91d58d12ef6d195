import "server-only";
import { ownMatch } from "@/lib/matching/queries/own-match";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { Refusal, refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayTell, violatedRule } from "../policy";
import { contractContext } from "../queries/of-match";
import { tellInput } from "../schema";

/** An organization reports a contract; it counts once the player confirms it. */
export const tellContract = command({
  limit: { act: "tellContract", person: byHand },
  by: recruiters,
  input: tellInput,
  // The match is locked, so that concurrent reports see each other.
  load: async (tx, { matchId }, actor) => contractContext(actor, await ownMatch(tx, matchId, actor), tx),
  allow: mayTell,
  async run({ tx, actor, input, subject: { playerId, birthDate } }) {
    const violation = violatedRule(input, birthDate ?? refuse("contract_without_contact"));
    if (violation) throw new Refusal("invalid", { [violation.field]: [violation.code] });
    const { matchId, total: totalCents, signedOn, country, agent } = input;
    const agents = agent && { agentName: agent.name, agentLicence: agent.licence, agentFeeCents: agent.feeCents };
    const { recruiterId, userId: toldById } = actor;
    const { id: contractId } = await tx.contract.create({
      data: { recruiterId, playerId, totalCents, signedOn, country, ...agents, toldById, createdAt: now() },
      select: { id: true },
    });
    await recordEvent(tx, actor, "contract.told", { contractId, playerId, recruiterId });
    return { matchId, contractId };
  },
});
