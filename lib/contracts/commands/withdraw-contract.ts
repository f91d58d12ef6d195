import "server-only";
import { recruiters } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { mayWithdraw } from "../policy";
import { contractToSettle } from "../queries/contract-to-settle";
import { contractInput } from "../schema";

/** Takes back what was told while the player has not answered. */
export const withdrawContract = command({
  limit: { act: "withdrawContract", person: byHand },
  by: recruiters,
  input: contractInput,
  load: (tx, { contractId }, { recruiterId }) => contractToSettle(tx, contractId, { recruiterId }),
  allow: mayWithdraw,
  async run({ tx, actor, input: { contractId }, subject: { playerId, recruiterId } }) {
    await tx.contract.update({ where: { id: contractId }, data: { answer: "withdrawn", answeredAt: now() } });
    await record(tx, actor, "contract.withdrawn", { contractId, playerId, recruiterId });
    return { contractId };
  },
});
