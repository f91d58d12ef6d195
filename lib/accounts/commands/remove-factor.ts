import "server-only";
import { signedIn } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { ownFactor } from "../queries/factors";
import { factorIdInput } from "../schema";

/** A factor that is not asked for any more; the owner is told of one that was. */
export const removeFactor = command({
  limit: { act: "removeFactor", person: byHand },
  by: signedIn,
  input: factorIdInput,
  load: (tx, { factorId }, actor) => ownFactor(tx, actor, factorId),
  run: async ({ tx, actor, subject: { id, verifiedAt } }) => {
    const { count } = await tx.authFactor.deleteMany({ where: { id } });
    if (count > 0 && verifiedAt) await record(tx, actor, "factor.changed", { userId: actor.userId, isAsked: false });
    return { id };
  },
});
