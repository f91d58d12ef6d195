"use client";
"use no memo"; // The links never change once they are rendered.

import type { Href } from "@/lib/platform/i18n/navigation";
import type { ButtonVariant } from "./button-class";
import { LinkButton } from "./link-button";
import { MoreLink } from "./more-link";

type Props = {
  buttons?: readonly (readonly [href: Href, label: string, variant?: ButtonVariant])[];
  links: readonly (readonly [href: Href, label: string])[];
};

/** What to do with the content of a section: buttons, then links. */
export const ActLinks = ({ buttons = [], links }: Props) => (
  <div className="acts">
    {buttons.map(([href, label, variant]) => (
      <LinkButton key={label} href={href} variant={variant}>
        {label}
      </LinkButton>
    ))}
    {links.map(([href, label]) => (
      <MoreLink key={label} href={href}>
        {label}
      </MoreLink>
    ))}
  </div>
);
