"use client";

import { useEffect, useRef } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { announce } from "./announcer";
import { Icon } from "./icon";
import type { ToastWords } from "./toast";

/** A popover, so that a toast lies above an open dialog; it is not a live region, because raising it would announce it again. */
export function ToastHost({ label, dir }: { label: string; dir: "ltr" | "rtl" }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    host.current?.querySelector("[aria-live]")?.setAttribute("aria-live", "off");
    raise(host.current);
    const raiseHost = () => raise(host.current);
    addEventListener("recruit:toast", raiseHost);
    return () => removeEventListener("recruit:toast", raiseHost);
  }, []);
  return (
    <div ref={host} className="inset-auto m-0 overflow-visible border-0 bg-transparent p-0" popover="manual">
      <Sonner
        className="motion-reduce:transition-none!"
        dir={dir}
        position={dir === "rtl" ? "bottom-left" : "bottom-right"}
        duration={6000}
        offset={offsetAboveChat}
        mobileOffset={offsetAboveChat}
        containerAriaLabel={label}
        toastOptions={{ unstyled: true }}
      />
    </div>
  );
}

/** Keeps the chat button below visible. */
const offsetAboveChat = { bottom: "calc(5.25rem + var(--foot, 0px))" };

/** Shows the popover again, so that it lies above a dialog that was opened later. */
function raise(host: HTMLDivElement | null) {
  if (host?.matches(":popover-open")) host.hidePopover();
  host?.showPopover();
}

export function showToast({ title, text, failed }: ToastWords, close: string) {
  announce(text ? `${title} ${text}` : title);
  sonner.custom((id) => (
    <div className="grid w-full max-w-104 grid-cols-[auto_1fr_auto] items-start gap-3 border-s-4 border-flag bg-night p-4 font-text text-sm leading-[1.4] text-chalk shadow-over [&>.icon]:mt-[0.1em]">
      <Icon name={failed ? "alert" : "check"} />
      <p>
        <b className="block font-semibold">{title}</b>
        {text && <span>{text}</span>}
      </p>
      <button type="button" className="icon-btn -m-3" aria-label={close} onClick={() => sonner.dismiss(id)}>
        <Icon name="close" />
      </button>
    </div>
  ));
}
