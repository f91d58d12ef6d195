"use client";

import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { type ToastWords, takePendingToasts, toast } from "./toast";

type ToastModule = typeof import("./toast-shown");
type Props = { label: string; close: string; dir: "ltr" | "rtl" };

/** Shows the toasts of this page, and the one that an action left in a cookie before a redirect. */
export function Toaster(props: Props) {
  const [toastModule, setToastModule] = useState<ToastModule>();
  usePathname();

  const show = useEffectEvent(async (event: Event) => {
    const loaded = await import("./toast-shown");
    setToastModule(loaded);
    const { title, ...rest } = (event as CustomEvent<ToastWords>).detail;
    loaded.showToast({ ...rest, title }, props.close);
  });

  // Registered once, so that no toast is lost while the page renders again.
  useEffect(() => {
    const listen = (event: Event) => {
      event.preventDefault();
      void show(event);
    };
    addEventListener("recruit:toast", listen);
    for (const pendingToast of takePendingToasts()) toast(pendingToast);
    return () => removeEventListener("recruit:toast", listen);
  }, []);

  // Loads the toast module early, so that a network failure can still be reported.
  useEffect(() => {
    if (document.documentElement.dataset.who)
      (self.requestIdleCallback ?? setTimeout)(() => void import("./toast-shown").catch(() => {}));
  }, []);

  // After each rendering: at another address, and when the server has rendered the same one again.
  useEffect(() => showCookieToast());

  return toastModule ? <toastModule.ToastHost label={props.label} dir={props.dir} /> : null;
}

function showCookieToast() {
  const [title, text] = takeCookie("toast")?.split("\n") ?? [];
  if (title) toast({ title, ...(text && { text }) });
  const refusal = takeCookie("refusal");
  if (refusal) toast({ title: refusal, failed: true });
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
  return value && decodeOrKeep(value);
}
