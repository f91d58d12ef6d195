import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { lockClaim } from "../queries/lock-claim";
import { claimIdInput } from "../schema";

/** No page shows it any more; the desk keeps it and can put it back. */
export const removeClaim = command({
  limit: { act: "removeClaim", person: byHand },
  by: staff("news"),
  input: claimIdInput,
  load: (tx, { id }) => lockClaim(tx, id),
  async run({ tx, actor, subject: { id, said: version } }) {
    await tx.claim.update({ where: { id }, data: { removedAt: now() } });
    const was = version.places.length > 0 ? "shown" : "hidden";
    await recordEvent(tx, actor, "claim.removed", { claimId: id, was, is: "gone" });
    return { claimId: id };
  },
});
