import { useEffect, useRef, useState } from "react";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { NoAnswer, readAnswer } from "./read-answer";
import type { TalkEntry } from "./said";

const key = "chat";

/** The talk of this tab: outlives a change of page and a reload. */
export function useTalk(failed: string) {
  const [talk, setTalk] = useState<TalkEntry[]>(storedTalk);
  const leaving = useRef<AbortController>(null);
  const locale = useLocale();
  useEffect(() => keep(talk), [talk]);
  useEffect(() => () => leaving.current?.abort(), []);

  async function ask(question: string, earlier = talk.filter(isHeard)) {
    const content = question.trim();
    if (!content || leaving.current) return;
    const id = (talk.at(-1)?.id ?? 0) + 1;
    const before: TalkEntry[] = [...earlier, { id, role: "user", content }];
    const stop = new AbortController();
    leaving.current = stop;
    let answer = "";
    const show = (ended: "going" | "well" | "stopped" | "failed", failure?: string) =>
      leaving.current === stop &&
      setTalk([...before, { id: id + 1, role: "assistant", content: answer, ended, ...(failure && { failure }) }]);
    show("going");
    try {
      for await (const piece of readAnswer({ talk: before, locale, signal: stop.signal })) {
        answer += piece;
        show("going");
      }
      show("well");
    } catch (error) {
      if (stop.signal.aborted) show("stopped");
      else show("failed", (error instanceof NoAnswer && error.message) || failed);
    } finally {
      if (leaving.current === stop) leaving.current = null;
    }
  }

  const stop = () => leaving.current?.abort();
  /** The last question anew, in the place of what came of it. */
  const again = () => ask(talk.at(-2)?.content ?? "", talk.slice(0, -2));
  const clear = () => {
    stop();
    leaving.current = null;
    setTalk([]);
  };
  const isGoing = talk.at(-1)?.role === "assistant" && (talk.at(-1) as { ended?: string }).ended === "going";
  return { talk, isGoing, ask, again, stop, clear };
}

/** A question that was not answered is no part of the talk, nor the answer that did not come. */
const isHeard = (entry: TalkEntry, at: number, all: TalkEntry[]) => {
  const next = all[at + 1];
  const unanswered = (one: TalkEntry | undefined) => one?.role === "assistant" && one.content === "";
  return !unanswered(entry) && !unanswered(next);
};

function storedTalk(): TalkEntry[] {
  try {
    const talk: TalkEntry[] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return talk.map((entry) =>
      entry.role === "assistant" && entry.ended === "going" ? { ...entry, ended: "stopped" } : entry,
    );
  } catch {
    return [];
  }
}

function keep(talk: TalkEntry[]) {
  try {
    sessionStorage.setItem(key, JSON.stringify(talk));
  } catch {
    // A browser that keeps nothing: the talk ends with the page.
  }
}
