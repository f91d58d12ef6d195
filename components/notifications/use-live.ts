import { useEffect, useEffectEvent } from "react";

const topics = ["notification", "message", "request", "news", "resync"] as const;

/** Calls `hear` at each live hint; the browser reconnects by itself, and the feed then says "resync". */
export function useLive(hear: (topic: (typeof topics)[number]) => void) {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const feed = new EventSource("/api/live");
    for (const topic of topics) feed.addEventListener(topic, () => heard(topic));
    return () => feed.close();
  }, []);
}
