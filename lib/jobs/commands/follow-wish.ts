import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { followInput } from "../schema/job";

/** Notes what came of putting two in touch; it may be corrected, and the day is that of the last note. */
export const followWish = command({
  limit: { act: "followWish", person: byHand },
  by: staff("support"),
  input: followInput,
  load: (tx, { jobId, recruiterId }) =>
    tx.wishlistItem.findUnique({ where: { recruiterId_jobId: { jobId, recruiterId } }, select: { handledAt: true } }),
  async run({ tx, actor, input: { outcome, ...wish }, subject }) {
    if (!subject) refuse("not_found");
    if (!subject.handledAt) refuse("wish_waits");
    await tx.wishlistItem.update({ where: { recruiterId_jobId: wish }, data: { outcome, outcomeAt: now() } });
    await recordEvent(tx, actor, "wishlist.followed", wish);
    return wish;
  },
});
