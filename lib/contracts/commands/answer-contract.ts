import "server-only";
import { players } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { mayAnswer } from "../policy";
import { contractToAnswer } from "../queries/contract-to-settle";
import { answerInput } from "../schema";

/** The player's word on a contract that an organization told of: with a yes it counts, from the day it was signed. */
export const answerContract = command({
  limit: { act: "answerContract", person: byHand },
  by: players(),
  input: answerInput,
  load: (tx, { contractId }, { playerId }) => contractToAnswer(tx, contractId, playerId),
  allow: mayAnswer,
  async run({ tx, actor, input: { contractId, answer }, subject: { signedOn, playerId, recruiterId } }) {
    const said = answer ? { answer: "yes" as const, signedAt: signedOn } : { answer: "no" as const };
    await tx.contract.update({ where: { id: contractId }, data: { ...said, answeredAt: now() } });
    await record(tx, actor, "contract.answered", { contractId, playerId, recruiterId, confirmed: answer });
    return { contractId };
  },
});
