import { useEffect, useRef, useState } from "react";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import type { TalkEntry } from "./parsed-talk";
import { NoAnswer, readAnswer } from "./read-answer";

const key = "chat";

/** The conversation of this tab, which survives navigation and reloads. */
export function useTalk(failed: string) {
  const [talk, setTalk] = useState<TalkEntry[]>(storedTalk);
  const leaving = useRef<AbortController>(null);
  const locale = useLocale();
  useEffect(() => keep(talk), [talk]);
  useEffect(() => () => leaving.current?.abort(), []);

  async function sendQuestion(question: string, earlier = talk.filter(isComplete)) {
    const content = question.trim();
    if (!content || leaving.current) return;
    const id = (talk.at(-1)?.id ?? 0) + 1;
    const entriesBefore: TalkEntry[] = [...earlier, { id, role: "user", content }];
    const stop = new AbortController();
    leaving.current = stop;
    let answer = "";
    const show = (ended: "going" | "well" | "stopped" | "failed", failure?: string) =>
      leaving.current === stop &&
      setTalk([
        ...entriesBefore,
        { id: id + 1, role: "assistant", content: answer, ended, ...(failure && { failure }) },
      ]);
    show("going");
    try {
      for await (const piece of readAnswer({ talk: entriesBefore, locale, signal: stop.signal })) {
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
  /** Repeats the last question and replaces its answer. */
  const again = () => sendQuestion(talk.at(-2)?.content ?? "", talk.slice(0, -2));
  const clear = () => {
    stop();
    leaving.current = null;
    setTalk([]);
  };
  const isGoing = talk.at(-1)?.role === "assistant" && (talk.at(-1) as { ended?: string }).ended === "going";
  return { talk, isGoing, ask: sendQuestion, again, stop, clear };
}

/** Leaves out unanswered questions and empty answers. */
const isComplete = (entry: TalkEntry, index: number, all: TalkEntry[]) => {
  const next = all[index + 1];
  const unanswered = (talkEntry: TalkEntry | undefined) => talkEntry?.role === "assistant" && talkEntry.content === "";
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
    // Storage may be disabled; the conversation is then lost with the page.
  }
}
