"use client";

import { personalIds, useListed } from "./personal-ids";

const wishlist = personalIds("/api/sport-jobs/wishlist", (who) => who === "recruiter");

export const useWished = (jobId: string): boolean => useListed(wishlist, jobId);

export const setWished = wishlist.set;
