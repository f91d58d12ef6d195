"use client";

import { useSyncExternalStore } from "react";
import { fetchPersonal } from "@/components/ui/own-answer";

/** `mayChange`: whether the reader may change which offers these are. */
export type PersonalIds = { ids: string[]; mayChange: boolean };

/** Ids of offers that concern the reader, loaded once per page because public pages are the same for everyone. */
export function personalIds(address: string, isFor: (who: string | undefined) => boolean) {
  const state = { ids: new Set<string>(), mayChange: true, isRequested: false };
  const listeners = new Set<() => void>();

  function set(id: string, now: boolean) {
    state.ids = new Set([...state.ids].filter((each) => each !== id).concat(now ? [id] : []));
    for (const notify of listeners) notify();
  }

  async function load() {
    state.isRequested = true;
    const answer = await fetchPersonal<PersonalIds>(address);
    if (!answer) return;
    state.ids = new Set([...state.ids, ...answer.ids]);
    state.mayChange = answer.mayChange;
    for (const notify of listeners) notify();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    if (!state.isRequested && isFor(document.documentElement.dataset.who)) void load();
    return () => void listeners.delete(listener);
  }

  return { subscribe, has: (id: string) => state.ids.has(id), mayChange: () => state.mayChange, set };
}

export const useListed = ({ subscribe, has }: ReturnType<typeof personalIds>, id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => has(id),
    () => false,
  );

export const useMayChange = ({ subscribe, mayChange }: ReturnType<typeof personalIds>): boolean =>
  useSyncExternalStore(subscribe, mayChange, () => true);
