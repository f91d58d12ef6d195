import type { ComponentProps, ReactNode } from "react";
import { type Href, Link } from "@/lib/core/i18n/navigation";

export type ButtonVariant = "go" | "outline" | "quiet" | "bare";

type Look = { variant?: ButtonVariant; small?: boolean; className?: string };

type Props = Omit<ComponentProps<"button">, "className"> &
  Look & {
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
  const look = buttonClass({ variant, small, className });
  return (
    <button
      {...rest}
      type={type}
      className={busy ? `${look} pending` : look}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
    >
      {busyWords === undefined ? (
        children
      ) : (
        <span className="words">
          <span aria-hidden={busy || undefined}>{children}</span>
          <span aria-hidden={!busy || undefined}>{busyWords}</span>
        </span>
      )}
    </button>
  );
}

export function LinkButton({
  href,
  variant,
  small,
  className,
  children,
  ...rest
}: Look & { href: Href; children: ReactNode } & Omit<ComponentProps<typeof Link>, "href">) {
  return (
    <Link {...rest} href={href} className={buttonClass({ variant, small, className })}>
      {children}
    </Link>
  );
}

function buttonClass({ variant = "outline", small, className }: Look) {
  return ["btn", variant !== "outline" && variant, small && "small", className].filter(Boolean).join(" ");
}
