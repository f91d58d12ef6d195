import "server-only";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type toasts from "@/messages/en/toasts.json";

export type ToastKey = keyof typeof toasts;

export const toastCookie = { name: "toast", options: { path: "/", maxAge: 60, sameSite: "lax" } } as const;

/** Title and, on a second line, the text of a toast that the next page shows: in the cookie, so that pages need not contain all toasts. */
export function toastText(locale: Locale, key: ToastKey): string {
  const t = translator(locale, "toasts");
  const text = `${key}Text` as ToastKey;
  return t.has(text) ? `${t(key)}\n${t(text)}` : t(key);
}

/** The same as a header, for answers that are no action. */
export const toastHeader = (locale: Locale, key: ToastKey) =>
  `toast=${encodeURIComponent(toastText(locale, key))}; Path=/; Max-Age=60; SameSite=Lax`;
