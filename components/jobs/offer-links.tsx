import type { OfferCard } from "@/lib/jobs/queries/public";
import { useLinkName } from "./link-name";

/** Where else the person or the club can be seen. We vouch for none of them. */
export function OfferLinks({ links }: Pick<OfferCard, "links">) {
  const nameOf = useLinkName();
  return (
    <span className="offer-links">
      {links.map(({ name, url }) => (
        <a key={name} href={url} target="_blank" rel="nofollow ugc noopener noreferrer">
          {nameOf(name)}
        </a>
      ))}
    </span>
  );
}
