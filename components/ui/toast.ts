"use client";

export type ToastWords = { title: string; text?: string; failed?: boolean };

/** Shows a toast; the library behind it is fetched with the first one. */
export function toast(words: ToastWords) {
  dispatchEvent(new CustomEvent<ToastWords>("recruit:toast", { detail: words }));
}
