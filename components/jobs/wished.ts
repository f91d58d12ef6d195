"use client";

import { useSyncExternalStore } from "react";
import { fetchPersonal } from "@/components/ui/own-answer";

const wished = { ids: new Set<string>(), asked: false };
const listeners = new Set<() => void>();

/** Whether this recruiter keeps the offer already. Public pages are the same for everyone: the list is asked for once, by recruiters only. */
export function useWished(jobId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wished.ids.has(jobId),
    () => false,
  );
}

export function setWished(jobId: string, now: boolean) {
  wished.ids = new Set([...wished.ids].filter((id) => id !== jobId).concat(now ? [jobId] : []));
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!wished.asked && document.documentElement.dataset.who === "recruiter") void ask();
  return () => void listeners.delete(listener);
}

async function ask() {
  wished.asked = true;
  for (const id of (await fetchPersonal<string[]>("/api/sport-jobs/wishlist")) ?? []) setWished(id, true);
}
