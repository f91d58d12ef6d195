"use server";

import { action } from "@/lib/action";
import { addToWishlist as addToWishlistCommand } from "./commands/add-to-wishlist";
import { changeJob as changeJobCommand } from "./commands/change-job";
import { type Closed, closeJob as closeJobCommand } from "./commands/close-job";
import { followWish as followWishCommand } from "./commands/follow-wish";
import { handleWish as handleWishCommand } from "./commands/handle-wish";
import { postJob as postJobCommand } from "./commands/post-job";
import { removeFromWishlist as removeFromWishlistCommand } from "./commands/remove-from-wishlist";
import { renewJob as renewJobCommand } from "./commands/renew-job";

const whence = ({ jobId, own }: Closed) => `/${own ? "dashboard#offers" : `sport-jobs/${jobId}`}`;

export const postJob = action(postJobCommand, { to: "/sport-jobs", toast: "jobPosted", otherwise: "job_not_created" });
export const postJobHere = action(postJobCommand, { otherwise: "job_not_created" });
export const changeJob = action(changeJobCommand, { to: "/dashboard#offers", toast: "jobChanged" });
export const renewJob = action(renewJobCommand, { to: "/dashboard#offers", toast: "jobRenewed" });
export const closeJob = action(closeJobCommand, { to: whence, toast: "jobClosed" });
export const addToWishlist = action(addToWishlistCommand);
export const removeFromWishlist = action(removeFromWishlistCommand);
export const removeFromWishlistAtDesk = action(removeFromWishlistCommand, {
  to: "/dashboard#wishlist",
  toast: "wishDropped",
});
export const followWish = action(followWishCommand, { to: "/admin/wishlist", toast: "wishFollowed" });
export const handleWish = action(handleWishCommand, { to: "/admin/wishlist", toast: "wishHandled" });
