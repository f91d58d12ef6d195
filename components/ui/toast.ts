"use client";

export type ToastWords = { title: string; text?: string; failed?: boolean };

const pending: ToastWords[] = [];

/** Shows a toast; toasts sent before the toaster is mounted are queued. */
export function toast(toastTexts: ToastWords) {
  const event = new CustomEvent<ToastWords>("recruit:toast", { detail: toastTexts, cancelable: true });
  if (dispatchEvent(event)) pending.push(toastTexts);
}

export const takePendingToasts = () => pending.splice(0);
