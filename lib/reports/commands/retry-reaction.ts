import "server-only";
import { staff } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { requeueReaction } from "@/lib/core/reactor";
import { refuse } from "@/lib/core/refusal";
import { parkedReactionInput } from "../schema";

export const retryReaction = command({
  limit: { act: "retryReaction", person: byHand },
  by: staff("support"),
  input: parkedReactionInput,
  load: async (tx, { factId, reaction }) =>
    (await tx.pendingReaction.findFirst({ where: { factId: BigInt(factId), reaction, parkedAt: { not: null } } })) ??
    refuse("not_found"),
  run: ({ tx, subject }) => requeueReaction(tx, subject.factId, subject.reaction),
});
