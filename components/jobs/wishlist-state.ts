"use client";

import { personalIds, useListed } from "./personal-ids";

const wishlist = personalIds("/api/sport-jobs/wishlist", (who) => who === "recruiter");

export const useOnWishlist = (jobId: string): boolean => useListed(wishlist, jobId);

export const setOnWishlist = wishlist.set;
