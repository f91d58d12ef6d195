"use client";

import type { MouseEvent } from "react";
import type { Phrase } from "@/lib/contacts/queries/phrases";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  /** Id of the form whose text field takes the phrase. */
  box: string;
  /** Address of the page up to the id of the phrase, used without scripts. */
  page: string;
  phrase: Phrase;
  label: string;
};

/** Appends the phrase to the text field; without scripts the link loads the page with the phrase filled in. */
export function UsePhrase({ box: form, page, phrase: { id, content }, label }: Props) {
  function put(event: MouseEvent<HTMLElement>) {
    const box = document.getElementById(form)?.querySelector("textarea");
    if (!box) return;
    event.preventDefault();
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
    const gap = box.value.trim() ? "\n\n" : "";
    box.setRangeText(`${gap}${content}`, box.selectionStart, box.selectionEnd, "end");
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <>
      <Link
        className="inline-flex min-h-target items-center text-sm font-semibold underline"
        href={`${page}phrase=${id}`}
        prefetch={false}
        onClick={put}
      >
        {label}
      </Link>
      <p className="text-xs text-ink-2 whitespace-pre-line wrap-anywhere" dir="auto">
        {content}
      </p>
    </>
  );
}
