"use client";

import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Announcer } from "@/components/ui/announcer";
import { WordsProvider } from "@/lib/platform/i18n/words-context";
import { AskForm, questionId } from "./ask-form";
import type { Words } from "./chat-words";
import { ForwardTalk } from "./forward-talk";
import { PanelHead } from "./panel-head";
import { TalkLog } from "./talk-log";
import { useTalk } from "./use-talk";

export type PanelProps = {
  words: Words;
  open: boolean;
  /** True if the panel was open before the page changed; the focus then stays where it is. */
  restored: boolean;
  onClose: () => void;
};

const isNarrow = () => matchMedia("(max-width: 40rem)").matches;

/** Beside the page on wide screens, over it on a phone. */
export function ChatPanel({ words: texts, open, restored, onClose }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [handing, setHanding] = useState(isWriting);
  const { talk, isGoing, ask, again, stop, clear } = useTalk(texts.support.failed);

  const show = useEffectEvent((panel: HTMLDialogElement) => {
    const previousFocus = document.activeElement;
    if (isNarrow()) panel.showModal();
    else panel.show();
    if (!restored) document.getElementById(questionId)?.focus();
    else if (previousFocus instanceof HTMLElement && previousFocus !== document.body) previousFocus.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  useEffect(() => {
    const panel = dialog.current;
    if (!open) panel?.close();
    else if (panel && !panel.open) show(panel);
  }, [open]);

  function setHandover(isOpen: boolean) {
    setHanding(isOpen);
    noteWriting(isOpen);
  }
  function close() {
    stop();
    onClose();
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !isNarrow()) close();
  };
  /** On a phone a followed link closes the panel. */
  const onLeave = () => isNarrow() && close();

  return (
    <dialog
      ref={dialog}
      className="fixed inset-auto end-4 bottom-4 z-8 m-0 h-[min(48.75rem,100dvh-2rem)] max-h-none w-104 max-w-[calc(100vw-2rem)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden border border-line-2 bg-paper text-ink shadow-over backdrop:bg-pit/62 open:grid max-sm:inset-x-0 max-sm:top-10 max-sm:bottom-0 max-sm:h-auto max-sm:w-full max-sm:max-w-none max-sm:border-x-0 max-sm:border-b-0 print:hidden"
      aria-label={texts.support.title}
      onClose={() => open && close()}
      onKeyDown={onEscape}
    >
      <WordsProvider words={texts}>
        <PanelHead isBegun={talk.length > 0} onClear={clear} onClose={close} />
        {handing ? (
          <ForwardTalk talk={talk} onBack={() => setHandover(false)} onSent={() => noteWriting(false)} />
        ) : (
          <>
            <TalkLog talk={talk} onAgain={again} onAskPerson={() => setHandover(true)} onLeave={onLeave} />
            <AskForm isGoing={isGoing} onAsk={(question) => void ask(question)} onStop={stop} />
          </>
        )}
        <Announcer />
      </WordsProvider>
    </dialog>
  );
}

/** Key of the draft in session storage, which survives a reload. */
const draftKey = "chat ticket";

function isWriting() {
  try {
    return sessionStorage.getItem(draftKey) !== null;
  } catch {
    return false;
  }
}

function noteWriting(writes: boolean) {
  try {
    if (writes) sessionStorage.setItem(draftKey, "1");
    else sessionStorage.removeItem(draftKey);
  } catch {
    // Storage may be disabled; the draft is then lost with the page.
  }
}
