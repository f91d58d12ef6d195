import { useEffect, useEffectEvent, useRef, useTransition } from "react";
import type { LiveTopic } from "./use-live";

/**
 * Loads and shows one update at a time; topics that arrive meanwhile are combined into the next one.
 * Updates without a pause would keep React from ever finishing a navigation. `load` returns what shows the update and never rejects.
 */
export function useCoalescedUpdates(load: (topics: ReadonlySet<LiveTopic>) => Promise<() => void>) {
  const [isShowing, startShowing] = useTransition();
  const waiting = useRef(new Set<LiveTopic>());
  const isBusy = useRef(false);

  const loadNext = useEffectEvent(async () => {
    if (isBusy.current || waiting.current.size === 0) return;
    isBusy.current = true;
    const topics = waiting.current;
    waiting.current = new Set();
    startShowing(await load(topics));
  });

  useEffect(() => {
    if (isShowing) return;
    isBusy.current = false;
    void loadNext();
  }, [isShowing]);

  return (topic: LiveTopic) => {
    waiting.current.add(topic);
    void loadNext();
  };
}
