import "server-only";
import { staff } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
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
    await record(tx, actor, "wishlist.followed", wish);
    return wish;
  },
});
