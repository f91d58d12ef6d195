"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { useWords } from "@/lib/core/i18n/words-context";
import { Announcer } from "./announcer";
import { Icon } from "./icon";

type Props = { title: ReactNode; open: boolean; onClose: () => void; children: ReactNode };

/** A native dialog over the page. Closed, it keeps what was typed in it. */
export function Dialog({ title, open, onClose, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const t = useWords("ui");
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <button type="button" className="icon-btn close" aria-label={t("close")} onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
      <Announcer />
    </dialog>
  );
}
