"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { useWords } from "@/lib/platform/i18n/words-context";
import { Announcer } from "./announcer";
import { Icon } from "./icon";

type Props = { title: ReactNode; open: boolean; onClose: () => void; children: ReactNode };

export const dialogClass =
  "corners fixed m-auto max-h-[min(100dvh-2rem,52rem)] w-[min(34rem,100%-2*var(--margin))] grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto border border-line-2 bg-paper p-8 text-ink shadow-over backdrop:bg-pit/62 open:grid content-start";

/** A native dialog that keeps its typed values while closed. */
export function Dialog({ title, open, onClose, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const t = useWords("ui");
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={dialogClass} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} className="pe-8 text-[1.75rem]">
        {title}
      </h2>
      {children}
      <button
        type="button"
        className="icon-btn absolute end-4 top-4"
        aria-label={t("close")}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <Announcer />
    </dialog>
  );
}
