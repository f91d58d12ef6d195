"use client";

import { personalIds, useListed, useMayChange } from "./personal-ids";

const wishlist = personalIds("/api/sport-jobs/wishlist", (who) => who === "recruiter");

export const useOnWishlist = (jobId: string): boolean => useListed(wishlist, jobId);

export const useMayChangeWishlist = (): boolean => useMayChange(wishlist);

export const setOnWishlist = wishlist.set;
