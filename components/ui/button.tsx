import type { ComponentProps, ReactNode } from "react";
import { type Href, Link } from "@/lib/core/i18n/navigation";

export type ButtonVariant = "go" | "outline" | "quiet" | "bare";

const variants: Record<ButtonVariant, string> = {
  go: "border-flag bg-flag text-on-flag hover:border-flag-press hover:bg-flag-press hover:text-on-flag",
  outline: "",
  quiet: "border-line-2",
  bare: "border-transparent px-2 hover:border-transparent hover:bg-transparent hover:text-inherit hover:underline hover:decoration-(length:--stroke)",
};

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

/** For what is neither a button nor one of our links: a summary, a link to another site. */
export function buttonClass({ variant = "outline", small, className }: Look = {}) {
  const padding = variant === "bare" ? "min-h-11 text-sm" : "min-h-11 px-4 text-sm";
  return ["btn", variants[variant], small && padding, className].filter(Boolean).join(" ");
}
