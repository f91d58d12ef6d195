"use client";

import type { ReactNode } from "react";

type Props = { articleId: string; href: string; describedBy: string; children: ReactNode };

/** The title of a card that opens the article's source in a new tab; opening it counts as a view. */
export function SourceTitle({ articleId, href, describedBy, children }: Props) {
  const count = () => {
    new Image().src = `/api/news/${articleId}/seen`;
  };
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-describedby={describedBy}
      onClick={count}
      // A middle click opens it too, a right click does not.
      onAuxClick={({ button }) => button === 1 && count()}
    >
      {children}
    </a>
  );
}
