import { useTranslations } from "next-intl";
import { Link } from "@/lib/platform/i18n/navigation";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { Field } from "./field";

export type ListedSport = { slug: SportSlug; name: string; description: string; popularityRank: number };

const topRanks = 10;

/** `full` adds the rank, if it is in the top ten, and the description. */
export function SportCard({
  sport: { slug, name, description, popularityRank },
  full,
}: {
  sport: ListedSport;
  full?: boolean;
}) {
  const t = useTranslations("sports");
  return (
    <Link
      className={full && popularityRank === 1 ? "sport lead-card" : "sport"}
      data-sport={slug}
      href={`/sports/${slug}`}
      aria-labelledby={full ? `name-${slug}` : undefined}
      aria-describedby={full ? `about-${slug}` : undefined}
    >
      {full && popularityRank <= topRanks && <span className="top-n">{t("top", { rank: popularityRank })}</span>}
      <Field sport={slug} />
      <span className="cap">
        <b id={full ? `name-${slug}` : undefined}>{name}</b>
        <span className="dim">{t(`measure.${slug}`)}</span>
        {full && (
          <span className="about" id={`about-${slug}`}>
            {description}
          </span>
        )}
      </span>
    </Link>
  );
}
