import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { contentEvents } from "../events";
import { lockClaim } from "../queries/lock-claim";
import { claimIdInput } from "../schema/statement";

export const removeClaim = command({
  limit: { act: "removeClaim", person: byHand },
  by: staff("news"),
  input: claimIdInput,
  load: (tx, { id }) => lockClaim(tx, id),
  async run({ tx, actor, subject: { id, version } }) {
    await tx.claim.update({ where: { id }, data: { removedAt: now() } });
    const state = version.places.length > 0 ? "shown" : "hidden";
    await contentEvents.record(tx, actor, "claim.removed", { claimId: id, was: state, is: "gone" });
    return { claimId: id };
  },
});
