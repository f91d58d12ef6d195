import "server-only";
import { chargeCommission } from "@/lib/billing/steps/charge-commission";
import { now } from "@/lib/platform/clock";
import { players } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { pipelineEvents } from "../events";
import { mayAnswer } from "../policy/contract";
import { contractToAnswer } from "../queries/contract-to-settle";
import { answerInput } from "../schema/contract";

export const answerContract = command({
  limit: { act: "answerContract", person: byHand },
  by: players(),
  input: answerInput,
  load: (tx, { contractId }, { playerId }) => contractToAnswer(tx, contractId, playerId),
  allow: mayAnswer,
  async run({ tx, actor, input: { contractId, answer }, subject: contract }) {
    const { signedOn, playerId, recruiterId } = contract;
    const outcome = answer ? { answer: "yes" as const, signedAt: signedOn } : { answer: "no" as const };
    await tx.contract.update({ where: { id: contractId }, data: { ...outcome, answeredAt: now() } });
    if (answer) await chargeCommission(tx, contract);
    await pipelineEvents.record(tx, actor, "contract.answered", {
      contractId,
      playerId,
      recruiterId,
      confirmed: answer,
    });
    return { contractId };
  },
});
