import "server-only";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { requeueReaction } from "@/lib/core/reactor";
import { refuse } from "@/lib/core/refusal";
import { mayTendParked } from "../policy";
import { parkedReactionInput } from "../schema";

export const retryReaction = command({
  limit: { act: "retryReaction", person: byHand },
  input: parkedReactionInput,
  load: async (tx, { factId, reaction }) =>
    (await tx.pendingReaction.findFirst({ where: { factId: BigInt(factId), reaction, parkedAt: { not: null } } })) ??
    refuse("not_found"),
  allow: mayTendParked,
  run: ({ tx, subject }) => requeueReaction(tx, subject.factId, subject.reaction),
});
