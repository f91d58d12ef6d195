"use client";

export type ToastWords = { title: string; text?: string; failed?: boolean };

const pending: ToastWords[] = [];

/** Shows a toast; the library behind it is fetched with the first one. What is said before the toaster runs waits for it. */
export function toast(words: ToastWords) {
  const event = new CustomEvent<ToastWords>("recruit:toast", { detail: words, cancelable: true });
  if (dispatchEvent(event)) pending.push(words);
}

export const takePendingToasts = () => pending.splice(0);
