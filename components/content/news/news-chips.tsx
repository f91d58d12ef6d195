"use client";

import type { MouseEvent } from "react";
import type { NewsFilter } from "@/lib/content/schema/filter";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { localePath } from "@/lib/platform/i18n/routing";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { newsAddress } from "./news-address";

export type NewsSport = { slug: SportSlug | null; name: string };
type Props = { label: string; sports: NewsSport[]; filter: NewsFilter; choose: (sport: SportSlug | null) => void };

/** Links that filter by sport; with scripts they filter in place. */
export function NewsChips({ label, sports, filter, choose }: Props) {
  const locale = useLocale();
  const press = (event: MouseEvent, slug: SportSlug | null) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(slug);
  };
  return (
    <nav aria-label={label}>
      <ul className="chips flex flex-wrap gap-2 max-sm:flex-nowrap">
        {sports.map(({ slug, name }) => (
          <li key={slug}>
            <a
              className="chip"
              href={localePath(newsAddress({ ...filter, sport: slug }), locale)}
              aria-current={filter.sport === slug ? "true" : undefined}
              onClick={(event) => press(event, slug)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
