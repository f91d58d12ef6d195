"use client";

import { useSyncExternalStore } from "react";
import { fetchPersonal } from "@/components/ui/own-answer";

/** Ids of offers that concern the reader, loaded once per page because public pages are the same for everyone. */
export function personalIds(address: string, isAsked: (who: string | undefined) => boolean) {
  const state = { ids: new Set<string>(), asked: false };
  const listeners = new Set<() => void>();

  function set(id: string, now: boolean) {
    state.ids = new Set([...state.ids].filter((each) => each !== id).concat(now ? [id] : []));
    for (const notify of listeners) notify();
  }

  async function load() {
    state.asked = true;
    for (const id of (await fetchPersonal<string[]>(address)) ?? []) set(id, true);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    if (!state.asked && isAsked(document.documentElement.dataset.who)) void load();
    return () => void listeners.delete(listener);
  }

  return { subscribe, has: (id: string) => state.ids.has(id), set };
}

export const useListed = ({ subscribe, has }: ReturnType<typeof personalIds>, id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => has(id),
    () => false,
  );
