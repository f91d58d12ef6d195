import "server-only";
import { now } from "@/lib/platform/clock";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { jobEvents } from "../events";
import { wishlistOwners } from "../policy";
import { shownStatus } from "../queries/shown-status";
import { jobIdInput } from "../schema/job";

export const addToWishlist = command({
  limit: { act: "addToWishlist", person: { burst: 120, seconds: 3600 } },
  by: wishlistOwners,
  input: jobIdInput,
  load: (tx, { jobId }) => shownStatus(tx, jobId),
  async run({ tx, actor, input: { jobId }, subject: status }) {
    if (!status) refuse("not_found");
    if (status === "closed") refuse("job_closed");
    const { recruiterId } = actor;
    const data = { recruiterId, jobId, createdAt: now() };
    const { count } = await tx.wishlistItem.createMany({ data, skipDuplicates: true });
    if (count > 0) await jobEvents.record(tx, actor, "wishlist.added", { jobId, recruiterId });
    return { jobId, onWishlist: true };
  },
});
