"use client";
"use no memo"; // A heading never changes once it is rendered.

import type { ReactNode } from "react";
import type { Href } from "@/lib/platform/i18n/navigation";
import { Badge, type BadgeLook } from "./badge";
import { LinkButton } from "./link-button";
import { MoreLink } from "./more-link";

type BlockLink = readonly [href: Href, label: string];
type Props = {
  /** The id of the heading. */
  name: string;
  title: ReactNode;
  badge?: readonly [look: BadgeLook, label: string];
  /** The button beside the heading. */
  button?: BlockLink;
  /** The link below the content. */
  more?: BlockLink;
  children: ReactNode;
};

/** A section of a dashboard, rendered from data, because a page has ten. */
export const Block = ({ name, title, badge, button, more, children }: Props) => (
  <section className="block" aria-labelledby={name}>
    <header>
      <h2 id={name}>{title}</h2>
      {badge && <Badge look={badge[0]}>{badge[1]}</Badge>}
      {button && (
        <LinkButton small href={button[0]}>
          {button[1]}
        </LinkButton>
      )}
    </header>
    {children}
    {more && (
      <p className="pt-3">
        <MoreLink href={more[0]}>{more[1]}</MoreLink>
      </p>
    )}
  </section>
);
