"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId, useRef } from "react";
import { Button, type ButtonVariant } from "./button";
import { Icon } from "./icon";

type Props = {
  title: ReactNode;
  /** The words of the button that opens it. */
  trigger: ReactNode;
  triggerVariant?: ButtonVariant;
  triggerSmall?: boolean;
  children: ReactNode;
};

/** A native dialog and its button. Where the browser knows invoker commands it opens without scripts too. */
export function Dialog({ title, trigger, triggerVariant, triggerSmall, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const t = useTranslations("ui");
  const opens = { command: "show-modal", commandfor: id };
  const closes = { command: "close", commandfor: id };
  return (
    <>
      <Button {...opens} variant={triggerVariant} small={triggerSmall} onClick={() => show(dialog.current)}>
        {trigger}
      </Button>
      <dialog ref={dialog} id={id} className="dialog" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
        <button
          {...closes}
          type="button"
          className="icon-btn close"
          aria-label={t("close")}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </dialog>
    </>
  );
}

function show(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal();
}
