import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { lockClaim } from "../queries/lock-claim";
import { claimIdInput } from "../schema";
import { placeLast } from "../steps/place-last";

/** Puts a removed claim back, after the others, where it was shown before. */
export const restoreClaim = command({
  limit: { act: "restoreClaim", person: byHand },
  by: staff("news"),
  input: claimIdInput,
  load: (tx, { id }) => lockClaim(tx, id, false),
  async run({ tx, actor, subject: { id, said: version } }) {
    await tx.claim.update({ where: { id }, data: { removedAt: null, position: await placeLast(tx) } });
    const is = version.places.length > 0 ? "shown" : "hidden";
    await recordEvent(tx, actor, "claim.restored", { claimId: id, was: "gone", is });
    return { claimId: id };
  },
});
