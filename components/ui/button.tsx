import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-class";

type Props = Omit<ComponentProps<"button">, "className"> &
  ButtonLook & {
    /** Under way: stripes move, the width stays, a second press does nothing. */
    busy?: boolean;
    busyWords?: ReactNode;
  };

/** One `go` per view; it is the step the page is for. */
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
        // Both wordings lie on one another, so the width holds while it works.
        <span className="grid *:col-start-1 *:row-start-1 *:aria-hidden:invisible">
          <span aria-hidden={busy || undefined}>{children}</span>
          <span aria-hidden={!busy || undefined}>{busyWords}</span>
        </span>
      )}
    </button>
  );
}
