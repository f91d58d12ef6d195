import "server-only";
import { staff } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { lockClaim } from "../queries/lock-claim";
import { claimIdInput } from "../schema";
import { placeLast } from "../steps/place-last";

/** Puts a removed claim back, after the others, where it was shown before. */
export const restoreClaim = command({
  limit: { act: "restoreClaim", person: byHand },
  by: staff("news"),
  input: claimIdInput,
  load: (tx, { id }) => lockClaim(tx, id, false),
  async run({ tx, actor, subject: { id, said } }) {
    await tx.claim.update({ where: { id }, data: { removedAt: null, position: await placeLast(tx) } });
    const is = said.places.length > 0 ? "shown" : "hidden";
    await record(tx, actor, "claim.restored", { claimId: id, was: "gone", is });
    return { claimId: id };
  },
});
