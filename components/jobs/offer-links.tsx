import type { OfferCard } from "@/lib/jobs/queries/public";
import { useLinkName } from "./link-name";

/** The links are not verified by us. */
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
