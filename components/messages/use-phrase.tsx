"use client";

import type { MouseEvent } from "react";
import type { Phrase } from "@/lib/messages/queries/phrases";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  /** The id of the form where one writes. */
  box: string;
  /** The page that comes with the words, up to the id of the phrase. */
  page: string;
  phrase: Phrase;
  label: string;
};

/** Puts the words where one writes, after what stands there; without scripts the page comes with them. */
export function UsePhrase({ box: form, page, phrase: { id, content }, label }: Props) {
  function put(event: MouseEvent) {
    const box = document.getElementById(form)?.querySelector("textarea");
    if (!box) return;
    event.preventDefault();
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
