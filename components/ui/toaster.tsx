"use client";

import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { type ToastWords, takePendingToasts, toast } from "./toast";

type Shown = typeof import("./toast-shown");
type Props = { label: string; close: string; dir: "ltr" | "rtl"; words: Record<string, string> };

/** Waits for toasts: those of this page, and the one an act left behind in a cookie for the page it led to, a key of `words` or the sentence of a refusal. */
export function Toaster({ words, ...look }: Props) {
  const [toastModule, setShown] = useState<Shown>();
  const path = usePathname();

  const show = useEffectEvent(async (event: Event) => {
    const loaded = await import("./toast-shown");
    setShown(loaded);
    const { title, ...rest } = (event as CustomEvent<ToastWords>).detail;
    loaded.showToast({ ...rest, title }, look.close);
  });

  // Once: what is said while the page is made anew must find somebody who listens.
  useEffect(() => {
    const listen = (event: Event) => {
      event.preventDefault();
      void show(event);
    };
    addEventListener("recruit:toast", listen);
    for (const words of takePendingToasts()) toast(words);
    return () => removeEventListener("recruit:toast", listen);
  }, []);

  // Whoever acts must be told so when there is no network any more.
  useEffect(() => {
    if (document.documentElement.dataset.who)
      (self.requestIdleCallback ?? setTimeout)(() => void import("./toast-shown").catch(() => {}));
  }, []);

  return (
    <>
      {toastModule && <toastModule.ToastHost label={look.label} dir={look.dir} />}
      <CookieToast key={path} words={words} />
    </>
  );
}

function CookieToast({ words }: { words: Record<string, string> }) {
  useEffect(() => {
    const toastKey = takeCookie("toast");
    const refusal = takeCookie("refusal");
    const title = toastKey && words[toastKey];
    if (title) toast({ title, text: words[`${toastKey}Text`] });
    if (refusal) toast({ title: decodeOrKeep(refusal), failed: true });
  }, [words]);
  return null;
}

function decodeOrKeep(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function takeCookie(name: string) {
  const value = document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (value) document.cookie = `${name}=; path=/; max-age=0`;
  return value;
}
