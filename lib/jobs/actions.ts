"use server";

import { action } from "@/lib/action";
import { addToWishlist } from "./commands/add-to-wishlist";
import { type Closed, closeJob } from "./commands/close-job";
import { handleWish } from "./commands/handle-wish";
import { postJob } from "./commands/post-job";
import { removeFromWishlist } from "./commands/remove-from-wishlist";

const whence = ({ jobId, own }: Closed) => `/${own ? "dashboard#offers" : `sport-jobs/${jobId}`}`;

export const post = action(postJob, { to: "/sport-jobs", toast: "jobPosted", otherwise: "job_not_created" });
export const postHere = action(postJob, { otherwise: "job_not_created" });
export const close = action(closeJob, { to: whence, toast: "jobClosed" });
export const wish = action(addToWishlist);
export const unwish = action(removeFromWishlist);
export const dropWish = action(removeFromWishlist, { to: "/dashboard#wishlist", toast: "wishDropped" });
export const handle = action(handleWish, { to: "/admin/wishlist", toast: "wishHandled" });
