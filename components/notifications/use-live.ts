import { useEffect, useEffectEvent } from "react";

const topics = ["notification", "message", "request", "news", "resync"] as const;
export type LiveTopic = (typeof topics)[number];
/** Minimum and maximum delay between reconnects in milliseconds; it doubles each time and is randomized. */
const [shortest, longest] = [1_000, 60_000];

/** Calls `onTopic` for each live event since `readAt`, the time at which the page was loaded, or null before that. The browser reconnects a broken connection, this hook a refused one while the user is signed in; "resync" means that events may have been missed. */
export function useLive(readAt: number | null, onTopic: (topic: LiveTopic) => void) {
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
