import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { jobEvents } from "../events";
import { followInput } from "../schema/job";

export const followWishlistEntry = command({
  limit: { act: "followWishlistEntry", person: byHand },
  by: staff("support"),
  input: followInput,
  load: (tx, { jobId, recruiterId }) =>
    tx.wishlistItem.findUnique({ where: { recruiterId_jobId: { jobId, recruiterId } }, select: { handledAt: true } }),
  async run({ tx, actor, input: { outcome, ...entryId }, subject }) {
    if (!subject) refuse("not_found");
    if (!subject.handledAt) refuse("wishlist_waits");
    await tx.wishlistItem.update({ where: { recruiterId_jobId: entryId }, data: { outcome, outcomeAt: now() } });
    await jobEvents.record(tx, actor, "wishlist.followed", entryId);
    return entryId;
  },
});
