import "server-only";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { pipelineEvents } from "../events";
import { mayWithdraw } from "../policy/contract";
import { contractToSettle } from "../queries/contract-to-settle";
import { contractInput } from "../schema/contract";

export const withdrawContract = command({
  limit: { act: "withdrawContract", person: byHand },
  by: recruiters,
  input: contractInput,
  load: (tx, { contractId }, { recruiterId }) => contractToSettle(tx, contractId, { recruiterId }),
  allow: mayWithdraw,
  async run({ tx, actor, input: { contractId }, subject: { playerId, recruiterId } }) {
    await tx.contract.update({ where: { id: contractId }, data: { answer: "withdrawn", answeredAt: now() } });
    await pipelineEvents.record(tx, actor, "contract.withdrawn", { contractId, playerId, recruiterId });
    return { contractId };
  },
});
