import { useEffect, useEffectEvent } from "react";

const topics = ["notification", "message", "request", "news", "resync"] as const;

/**
 * Calls `hear` at each live hint, from when the page was read, which is null until it was; the browser reconnects by itself. The
 * feed says "resync" when something may have been missed.
 */
export function useLive(readAt: number | null, hear: (topic: (typeof topics)[number]) => void) {
  const heard = useEffectEvent(hear);
  const address = useEffectEvent(() => `/api/live?read-at=${readAt}`);
  const wasRead = readAt !== null;
  useEffect(() => {
    if (!wasRead) return;
    const feed = new EventSource(address());
    for (const topic of topics) feed.addEventListener(topic, () => heard(topic));
    return () => feed.close();
  }, [wasRead]);
}
