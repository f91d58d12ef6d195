import "server-only";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { refuse } from "@/lib/core/refusal";
import { wishers } from "../policy";
import { withOwner } from "../queries/owned";
import { jobIdInput } from "../schema/job";

/** Keeps an offer, so that the support puts both in touch. Adding twice is adding once. */
export const addToWishlist = command({
  limit: { act: "addToWishlist", person: { burst: 120, seconds: 3600 } },
  by: wishers,
  input: jobIdInput,
  load: (tx, { jobId }) =>
    tx.sportJob.findFirst({
      where: { id: jobId, status: { in: ["active", "closed"] }, ...withOwner },
      select: { status: true },
    }),
  async run({ tx, actor, input: { jobId }, subject: job }) {
    if (!job) refuse("not_found");
    if (job.status === "closed") refuse("job_closed");
    const { recruiterId } = actor;
    const data = { recruiterId, jobId, createdAt: now() };
    const { count } = await tx.wishlistItem.createMany({ data, skipDuplicates: true });
    if (count > 0) await record(tx, actor, "wishlist.added", { jobId, recruiterId });
    return { jobId, wished: true };
  },
});
