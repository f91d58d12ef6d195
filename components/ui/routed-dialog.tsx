"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { Link } from "@/lib/platform/i18n/navigation";
import { useWords } from "@/lib/platform/i18n/words-context";
import { Announcer } from "./announcer";
import { dialogClass } from "./dialog";
import { Icon } from "./icon";

type Props = {
  title: ReactNode;
  /** The page below, without the dialog. */
  back: string;
  /** The id of what opened it, where the reader goes on. */
  returnTo: string;
  children: ReactNode;
};

/** A dialog that an address opens: it stands in the page, also without scripts, and closing it is going back. */
export function RoutedDialog({ title, back, returnTo, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeLink = useRef<HTMLAnchorElement>(null);
  const t = useWords("ui");
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.close();
    element.showModal();
    return () => {
      element.close();
      document.getElementById(returnTo)?.focus();
    };
  }, [returnTo]);
  // At once: what stands below is there already.
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      open
      className={`${dialogClass} inset-0 h-fit`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        closeLink.current?.click();
      }}
    >
      <h2 id={id} className="pe-8 text-[1.75rem] wrap-anywhere">
        {title}
      </h2>
      {children}
      <Link
        ref={closeLink}
        className="icon-btn absolute end-4 top-4"
        href={back}
        scroll={false}
        onClick={close}
        aria-label={t("close")}
      >
        <Icon name="close" />
      </Link>
      <Announcer />
    </dialog>
  );
}
