"use client";
"use no memo";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-class";
import { useWords } from "@/lib/platform/i18n/words-context";
import type messages from "@/messages/en/form.json";
import { useFormState } from "./context";

type Props = Omit<ComponentProps<"button">, "children"> & {
  children: ReactNode;
  /** The common label while the form is sent. */
  doing?: keyof (typeof messages)["doing"];
  /** A label of its own instead, for example "Inscription en cours...". */
  pending?: string | undefined;
  variant?: ButtonVariant;
  small?: boolean;
};

export function SubmitButton({ variant = "go", doing, pending, ...rest }: Props) {
  const t = useWords("form");
  const { pending: sending, pressed, files } = useFormState();
  const blocked = sending || files.waiting !== null;
  // Of several buttons only the pressed one says what it does.
  const busy = blocked && (!pressed || pressed === `${rest.name ?? ""}=${rest.value ?? ""}`);
  const busyWords = files.waiting ?? pending ?? (doing && t(`doing.${doing}`));
  return (
    <Button
      {...rest}
      type="submit"
      variant={variant}
      aria-disabled={blocked || rest["aria-disabled"]}
      busy={busy}
      busyWords={busyWords}
    />
  );
}
