import "server-only";
import { staff } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { lockClaim } from "../queries/lock-claim";
import { claimIdInput } from "../schema";

/** No page shows it any more; the desk keeps it and can put it back. */
export const removeClaim = command({
  limit: { act: "removeClaim", person: byHand },
  by: staff("news"),
  input: claimIdInput,
  load: (tx, { id }) => lockClaim(tx, id),
  async run({ tx, actor, subject: { id, said } }) {
    await tx.claim.update({ where: { id }, data: { removedAt: now() } });
    const was = said.places.length > 0 ? "shown" : "hidden";
    await record(tx, actor, "claim.removed", { claimId: id, was, is: "gone" });
    return { claimId: id };
  },
});
