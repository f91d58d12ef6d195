import "server-only";
import { now } from "@/lib/platform/clock";
import { players } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayAnswer } from "../policy";
import { contractToAnswer } from "../queries/contract-to-settle";
import { answerInput } from "../schema";

/** The player confirms or denies a contract; a confirmed one counts from the day it was signed. */
export const answerContract = command({
  limit: { act: "answerContract", person: byHand },
  by: players(),
  input: answerInput,
  load: (tx, { contractId }, { playerId }) => contractToAnswer(tx, contractId, playerId),
  allow: mayAnswer,
  async run({ tx, actor, input: { contractId, answer }, subject: { signedOn, playerId, recruiterId } }) {
    const outcome = answer ? { answer: "yes" as const, signedAt: signedOn } : { answer: "no" as const };
    await tx.contract.update({ where: { id: contractId }, data: { ...outcome, answeredAt: now() } });
    await recordEvent(tx, actor, "contract.answered", { contractId, playerId, recruiterId, confirmed: answer });
    return { contractId };
  },
});
