import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { NewestClaim } from "@/lib/players/queries/newest";
import { type Group, groups } from "@/lib/sports/schema/attribute";
import { attributesOf, isTest } from "@/lib/sports/schema/catalogue";
import { UEFA_SEASONS } from "@/lib/sports/schema/locally-trained";
import { seasonOf } from "@/lib/sports/schema/season";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { ClaimRow } from "./claim-row";
import { ClaimValue } from "./claim-value";
import { useGrade } from "./grade";
import { useAttributeWords } from "./words";

type Props = {
  claims: readonly NewestClaim[];
  sport: SportSlug;
  /** Test results become outdated sooner for minors. */
  minor: boolean;
  /** Action of the owner, shown at the end of the row. */
  act?: (claim: NewestClaim, label: string) => ReactNode;
  /** Shown beside the title of the group. */
  beside?: (group: Group) => ReactNode;
};

export function ClaimList({ claims, sport, minor, act, beside: headerAction }: Props) {
  const attributeTexts = useAttributeWords();
  const t = useTranslations("attributes.shown");
  const gradeOf = useGrade();
  const trained = useTrained();
  const rows = attributesOf(sport).flatMap((attribute) => {
    const claimSport = attribute.perSport ? sport : null;
    const claim = claims.find((candidate) => candidate.attribute === attribute.key && candidate.sport === claimSport);
    return claim ? [{ claim, attribute }] : [];
  });
  return groups
    .map((group) => ({ group, rows: rows.filter(({ attribute }) => attribute.group === group) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ group, rows }) => (
      <section key={group} className="@container" aria-labelledby={`group-${group}`}>
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pt-5 pb-2">
          <h2 id={`group-${group}`} className="label">
            {group === "season" ? seasonTitle(rows.map(({ claim }) => claim)) : attributeTexts.group(group)}
          </h2>
          {headerAction?.(group)}
        </header>
        <ul className="*:grid *:grid-cols-[minmax(min-content,1fr)_minmax(0,auto)] *:items-center *:gap-x-4 *:gap-y-1 *:border-b *:border-line *:py-2 *:text-sm @min-[32rem]:*:grid-cols-[minmax(0,9fr)_minmax(0,11fr)_minmax(0,7fr)_12rem]">
          {rows.map(({ claim, attribute }) => {
            const label = attributeTexts.label(attribute.key, sport);
            return (
              <ClaimRow
                key={claim.id}
                label={label}
                value={<ClaimValue attribute={attribute} claim={claim} sport={sport} />}
                trained={trained(claim.seasons, sport)}
                grade={gradeOf({ grade: claim.grade, on: isTest(attribute) ? claim.measuredOn : null, minor })}
                date={attributeTexts.day(claim.measuredOn)}
              >
                {act?.(claim, label)}
              </ClaimRow>
            );
          })}
        </ul>
      </section>
    ));

  /** Title with the season of the first claim that has one. */
  function seasonTitle(claims: readonly NewestClaim[]) {
    const first = seasonOf(claims);
    if (!first) return attributeTexts.group("season");
    const { season, competition } = first;
    return attributeTexts.apart([t("seasonOf", { season }), ...(competition ? [competition] : [])]);
  }
}

/** Seasons that count toward being locally trained, with the UEFA rule for football. */
function useTrained() {
  const t = useTranslations("attributes.shown");
  return (seasons: number | undefined, sport: SportSlug): string | null => {
    if (seasons === undefined) return null;
    const rule = sport === "football" ? t(seasons >= UEFA_SEASONS ? "trainedUefa" : "notTrainedUefa") : null;
    return [t("trained", { count: seasons }), rule].filter(Boolean).join(" · ");
  };
}
