import type { ComponentProps, ReactNode } from "react";
import { type Href, Link } from "@/lib/platform/i18n/navigation";
import { type ButtonLook, buttonClass } from "./button-class";

type Props = ButtonLook & { href: Href; children: ReactNode } & Omit<ComponentProps<typeof Link>, "href">;

/** In its own file, so that pages with a plain button do not load the router. */
export function LinkButton({ href, variant, small, className, children, ...rest }: Props) {
  return (
    <Link {...rest} href={href} className={buttonClass({ variant, small, className })}>
      {children}
    </Link>
  );
}
