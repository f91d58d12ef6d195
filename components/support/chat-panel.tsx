"use client";

import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Announcer } from "@/components/ui/announcer";
import { WordsProvider } from "@/lib/platform/i18n/words-context";
import { AskForm, questionId } from "./ask-form";
import type { Words } from "./chat-words";
import { HandOver } from "./hand-over";
import { PanelHead } from "./panel-head";
import { TalkLog } from "./talk-log";
import { useTalk } from "./use-talk";

export type PanelProps = {
  words: Words;
  open: boolean;
  /** It was open before the page changed: the focus stays where it is. */
  restored: boolean;
  onClose: () => void;
};

const isNarrow = () => matchMedia("(max-width: 40rem)").matches;

/** The talk: beside the page on a desk, over it on a phone. */
export function ChatPanel({ words, open, restored, onClose }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [handing, setHanding] = useState(isWriting);
  const { talk, isGoing, ask, again, stop, clear } = useTalk(words.support.failed);

  const show = useEffectEvent((panel: HTMLDialogElement) => {
    const before = document.activeElement;
    if (isNarrow()) panel.showModal();
    else panel.show();
    if (!restored) document.getElementById(questionId)?.focus();
    else if (before instanceof HTMLElement && before !== document.body) before.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  useEffect(() => {
    const panel = dialog.current;
    if (!open) panel?.close();
    else if (panel && !panel.open) show(panel);
  }, [open]);

  function hand(over: boolean) {
    setHanding(over);
    noteWriting(over);
  }
  function close() {
    stop();
    onClose();
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !isNarrow()) close();
  };
  /** On a phone the page that was chosen is what one wants to see. */
  const onLeave = () => isNarrow() && close();

  return (
    <dialog
      ref={dialog}
      className="fixed inset-auto end-4 bottom-4 z-8 m-0 h-[min(48.75rem,100dvh-2rem)] max-h-none w-104 max-w-[calc(100vw-2rem)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden border border-line-2 bg-paper text-ink shadow-over backdrop:bg-pit/62 open:grid max-sm:inset-x-0 max-sm:top-10 max-sm:bottom-0 max-sm:h-auto max-sm:w-full max-sm:max-w-none max-sm:border-x-0 max-sm:border-b-0 print:hidden"
      aria-label={words.support.title}
      onClose={() => open && close()}
      onKeyDown={onEscape}
    >
      <WordsProvider words={words}>
        <PanelHead isBegun={talk.length > 0} onClear={clear} onClose={close} />
        {handing ? (
          <HandOver talk={talk} onBack={() => hand(false)} onSent={() => noteWriting(false)} />
        ) : (
          <>
            <TalkLog talk={talk} onAgain={again} onHandOver={() => hand(true)} onLeave={onLeave} />
            <AskForm isGoing={isGoing} onAsk={(question) => void ask(question)} onStop={stop} />
          </>
        )}
        <Announcer />
      </WordsProvider>
    </dialog>
  );
}

/** A letter that was begun outlives a reload, as the talk does. */
const letterKey = "chat letter";

function isWriting() {
  try {
    return sessionStorage.getItem(letterKey) !== null;
  } catch {
    return false;
  }
}

function noteWriting(writes: boolean) {
  try {
    if (writes) sessionStorage.setItem(letterKey, "1");
    else sessionStorage.removeItem(letterKey);
  } catch {
    // A browser that keeps nothing: the letter ends with the page.
  }
}
