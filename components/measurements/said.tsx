import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { NewestClaim } from "@/lib/measurements/queries/newest";
import { type Group, groups } from "@/lib/measurements/schema/attribute";
import { attributesOf, isTest } from "@/lib/measurements/schema/catalogue";
import { UEFA_SEASONS } from "@/lib/measurements/schema/locally-trained";
import type { SportSlug } from "@/lib/sports/schema";
import { ClaimValue } from "./claim-value";
import { Grade } from "./grade";
import { useAttributeWords } from "./words";

type Props = {
  claims: readonly NewestClaim[];
  sport: SportSlug;
  /** Tests age sooner under 18. */
  minor: boolean;
  /** What stands at the end of a row, as an act of its owner. */
  act?: (claim: NewestClaim, label: string) => ReactNode;
  /** What stands beside a group's title. */
  beside?: (group: Group) => ReactNode;
};

/** What is known of a player, group by group: what, how much, who stands behind it, since when. */
export function Said({ claims, sport, minor, act, beside }: Props) {
  const words = useAttributeWords();
  const t = useTranslations("attributes.shown");
  const rows = attributesOf(sport).flatMap((attribute) => {
    const about = attribute.perSport ? sport : null;
    const claim = claims.find((one) => one.attribute === attribute.key && one.sport === about);
    return claim ? [{ claim, attribute }] : [];
  });
  return groups
    .map((group) => ({ group, rows: rows.filter(({ attribute }) => attribute.group === group) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ group, rows }) => (
      <section key={group} aria-labelledby={`group-${group}`}>
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pt-5 pb-2">
          <h2 id={`group-${group}`} className="label">
            {group === "season" ? seasonTitle(rows.map(({ claim }) => claim)) : words.group(group)}
          </h2>
          {beside?.(group)}
        </header>
        <ul>
          {rows.map(({ claim, attribute }) => {
            const label = words.label(attribute.key, sport);
            return (
              <li
                key={claim.id}
                className="grid grid-cols-[minmax(min-content,1fr)_minmax(0,auto)] items-center gap-x-4 gap-y-1 border-b border-line py-2 text-sm sm:grid-cols-[minmax(0,9fr)_minmax(0,11fr)_minmax(0,7fr)_12rem]"
              >
                <span className="text-ink-2">{label}</span>
                <span className="text-end sm:text-start">
                  <ClaimValue attribute={attribute} claim={claim} sport={sport} />
                  <Trained seasons={claim.seasons} sport={sport} />
                </span>
                <Grade grade={claim.grade} on={isTest(attribute) ? claim.measuredOn : null} minor={minor} />
                <span className="flex items-center justify-end gap-1 text-xs whitespace-nowrap text-ink-2">
                  {words.day(claim.measuredOn)}
                  {act?.(claim, label)}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
    ));

  /** The season that most of these figures are of. */
  function seasonTitle(claims: readonly NewestClaim[]) {
    const firstPart = claims.find(({ parts, number }) => number !== null && parts?.[0])?.parts?.[0];
    if (!firstPart || typeof firstPart.year !== "number") return words.group("season");
    const season = `${firstPart.year}–${firstPart.year + 1}`;
    return words.apart([t("seasonOf", { season }), firstPart.competition].filter((part) => typeof part === "string"));
  }
}

/** The seasons that count for being locally trained, and what the one rule that was read makes of them. */
function Trained({ seasons, sport }: { seasons: number | undefined; sport: SportSlug }) {
  const t = useTranslations("attributes.shown");
  if (seasons === undefined) return null;
  const rule = sport === "football" ? t(seasons >= UEFA_SEASONS ? "trainedUefa" : "notTrainedUefa") : null;
  return (
    <span className="block text-xs text-ink-2">
      {[t("trained", { count: seasons }), rule].filter(Boolean).join(" · ")}
    </span>
  );
}
