"use client";

import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { opensChat } from "@/components/ui/opens-chat";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { localePath } from "@/lib/platform/i18n/routing";
import type { PanelProps } from "./chat-panel";

type Ready = { Panel: ComponentType<PanelProps>; words: PanelProps["words"] };

const openKey = "chat open";
const place =
  "fixed end-4 bottom-4 z-8 size-13 cursor-pointer place-items-center rounded-disc border border-chalk/40 bg-night text-xl text-chalk shadow-over hover:bg-[#2d363a] members:hidden! max-md:[body:has([data-action-bar])_&]:hidden print:hidden";

/** Panel and texts are loaded with the first click; without scripts the button links to the contact form. Members have a
button in their header instead, where it covers nothing. */
export function Chat({ label }: { label: string }) {
  const [ready, setReady] = useState<Ready | null>(null);
  const [state, setState] = useState<"closed" | "opening" | "open">("closed");
  const [restored, setRestored] = useState(false);
  const opener = useRef<Element>(null);
  const left = useRef(false);
  const locale = useLocale();
  const contact = localePath("/contact", locale);

  const open = useEffectEvent(async (restored: boolean) => {
    setState("opening");
    setRestored(restored);
    const [panel, texts] = await Promise.all([import("./chat-panel"), import("./chat-words")]).then(
      async ([{ ChatPanel }, { loadWords }]) => [ChatPanel, await loadWords(locale)] as const,
      () => [null, null] as const,
    );
    if (!panel) return location.assign(contact);
    setReady({ Panel: panel, words: texts });
    setState("open");
    remember(true);
  });

  useEffect(() => {
    if (wasOpen()) void open(true);
    const openFromLink = ({ target }: Event) => {
      const link = target instanceof Element && target.closest("[data-opens-chat]");
      if (!link) return;
      opener.current = link;
      void open(false);
    };
    document.addEventListener("click", openFromLink);
    return () => document.removeEventListener("click", openFromLink);
  }, []);

  function close() {
    setState("closed");
    remember(false);
    left.current = true;
  }

  // The button can take the focus only once it is visible again.
  useEffect(() => {
    if (state !== "closed" || !left.current) return;
    left.current = false;
    const openers = [opener.current, ...document.querySelectorAll("[data-opens-chat]")];
    const shown = openers.find((each) => each?.getClientRects().length);
    if (shown instanceof HTMLElement) shown.focus();
  }, [state]);

  return (
    <div className="contents" data-everywhere="">
      <button
        type="button"
        className={`${place} ${state === "open" ? "invisible" : ""} grid noscript:hidden`}
        aria-label={label}
        aria-busy={state === "opening"}
        {...opensChat}
      >
        <Icon name="chat" />
      </button>
      <a className={`${place} hidden noscript:grid`} href={contact} aria-label={label}>
        <Icon name="chat" />
      </a>
      {ready && <ready.Panel words={ready.words} open={state === "open"} restored={restored} onClose={close} />}
    </div>
  );
}

function wasOpen() {
  try {
    return sessionStorage.getItem(openKey) !== null;
  } catch {
    return false;
  }
}

function remember(isOpen: boolean) {
  try {
    if (isOpen) sessionStorage.setItem(openKey, "1");
    else sessionStorage.removeItem(openKey);
  } catch {
    // Storage may be disabled; the conversation is then lost with the page.
  }
}
