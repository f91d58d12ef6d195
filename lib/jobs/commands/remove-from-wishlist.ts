import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { wishlistOwners } from "../policy";
import { jobIdInput } from "../schema/job";

export const removeFromWishlist = command({
  limit: { act: "removeFromWishlist", person: byHand },
  by: wishlistOwners,
  input: jobIdInput,
  load: async () => null,
  async run({ tx, actor, input: { jobId } }) {
    await tx.wishlistItem.deleteMany({ where: { recruiterId: actor.recruiterId, jobId } });
    return { jobId, onWishlist: false };
  },
});
