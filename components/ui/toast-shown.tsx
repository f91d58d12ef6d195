"use client";

import { Toaster as Sonner, toast as sonner } from "sonner";
import { Icon } from "./icon";
import type { ToastWords } from "./toast";

export function ToastHost({ label, dir }: { label: string; dir: "ltr" | "rtl" }) {
  return (
    <Sonner
      dir={dir}
      position={dir === "rtl" ? "bottom-left" : "bottom-right"}
      duration={6000}
      containerAriaLabel={label}
      toastOptions={{ unstyled: true }}
    />
  );
}

export function showToast({ title, text, failed }: ToastWords, close: string) {
  sonner.custom((id) => (
    <div className="toast">
      <Icon name={failed ? "alert" : "check"} />
      <p>
        <b>{title}</b>
        {text && <span>{text}</span>}
      </p>
      <button type="button" className="icon-btn" aria-label={close} onClick={() => sonner.dismiss(id)}>
        <Icon name="close" />
      </button>
    </div>
  ));
}
