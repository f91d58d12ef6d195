"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { Link } from "@/lib/platform/i18n/navigation";
import { useWords } from "@/lib/platform/i18n/words-context";
import { Announcer } from "./announcer";
import { dialogClass } from "./dialog";
import { Icon } from "./icon";

type Props = {
  title: ReactNode;
  /** URL of the page without the dialog. */
  back: string;
  /** Id of the element that takes the focus after closing. */
  returnTo: string;
  children: ReactNode;
};

/** A dialog with a URL of its own, which works without scripts; closing it goes back. */
export function RoutedDialog({ title, back: backHref, returnTo, children }: Props) {
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
  // Closes before the navigation ends, because the page below is already there.
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
        href={backHref}
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
