"use no memo"; // Memoizing a button takes more code than rendering it.

import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-class";

type Props = Omit<ComponentProps<"button">, "className"> &
  ButtonLook & {
    /** Keeps the width, shows a moving pattern and ignores further clicks. */
    busy?: boolean;
    busyWords?: ReactNode;
  };

/** Use the variant `go` once per view, for the main action. */
export function Button({
  variant,
  small,
  className,
  busy = false,
  busyWords,
  children,
  type = "button",
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, small, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
    >
      {busyWords === undefined ? (
        children
      ) : (
        // Both labels lie on top of each other, so that the width stays the same.
        <span className="btn-words">
          <span aria-hidden={busy || undefined}>{children}</span>
          <span aria-hidden={!busy || undefined}>{busyWords}</span>
        </span>
      )}
    </button>
  );
}
