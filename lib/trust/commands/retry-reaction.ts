import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { requeueHandler } from "@/lib/platform/outbox/dispatcher";
import { parkedReactionInput } from "../schema/reports";

export const retryReaction = command({
  limit: { act: "retryReaction", person: byHand },
  by: staff("support"),
  input: parkedReactionInput,
  load: async (tx, { factId, reaction }) =>
    (await tx.pendingReaction.findFirst({ where: { factId: BigInt(factId), reaction, parkedAt: { not: null } } })) ??
    refuse("not_found"),
  run: ({ tx, subject }) => requeueHandler(tx, subject.factId, subject.reaction),
});
