import { useEffect, useEffectEvent } from "react";

const topics = ["notification", "message", "request", "news", "resync"] as const;
/** Between two tries: twice as long each time, in milliseconds, and no two pages at the same moment. */
const [shortest, longest] = [1_000, 60_000];

/**
 * Calls `hear` at each live hint, from when the page was read, which is null until it was. A connection that broke is made again
 * by the browser, one that was refused by us, as long as somebody is signed in. The feed says "resync" when something may have been missed.
 */
export function useLive(readAt: number | null, onTopic: (topic: (typeof topics)[number]) => void) {
  const onTopicEvent = useEffectEvent(onTopic);
  const address = useEffectEvent(() => `/api/live?read-at=${readAt}`);
  const wasRead = readAt !== null;
  useEffect(() => {
    if (!wasRead) return;
    let feed: EventSource;
    let later: ReturnType<typeof setTimeout>;
    let pause = shortest;
    const open = () => {
      feed = new EventSource(address());
      for (const topic of topics) feed.addEventListener(topic, () => onTopicEvent(topic));
      feed.addEventListener("open", () => {
        pause = shortest;
      });
      feed.addEventListener("error", () => {
        if (feed.readyState !== EventSource.CLOSED || !isSignedIn()) return;
        later = setTimeout(open, pause * (0.5 + Math.random() / 2));
        pause = Math.min(2 * pause, longest);
      });
    };
    open();
    return () => {
      clearTimeout(later);
      feed.close();
    };
  }, [wasRead]);
}

const isSignedIn = () => /(^|; )who=/.test(document.cookie);
