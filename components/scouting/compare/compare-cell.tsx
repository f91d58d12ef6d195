import { useTranslations } from "next-intl";
import { ClaimValue } from "@/components/measurements/claim-value";
import { Grade } from "@/components/measurements/grade";
import { PeerLine } from "@/components/measurements/peer-line";
import { useAttributeWords } from "@/components/measurements/words";
import type { ComparedClaim } from "@/lib/measurements/queries/compared-claims";
import type { Attribute } from "@/lib/measurements/schema/attribute";
import { isNumber, isTest } from "@/lib/measurements/schema/catalogue";
import type { SportSlug } from "@/lib/sports/schema";

type Props = {
  attribute: Attribute;
  claim: ComparedClaim | null;
  /** The best of its row. */
  best: boolean;
  /** The profile is not open to who looks. */
  closed: boolean;
  sport: SportSlug;
  minor: boolean;
};

/** One value: how much, who stands behind it and since when, and where it is among the player's own peers. */
export function CompareCell({ attribute, claim, best, closed, sport, minor }: Props) {
  const t = useTranslations("scouting.compare");
  const peers = useTranslations("evidence.peers");
  const words = useAttributeWords();
  if (!claim) return <span className="text-xs text-ink-3">{t(closed ? "notOpen" : "notTold")}</span>;
  const { standing, measuredOn, measuredBy, grade } = claim;
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className={best ? "bg-flag px-1 text-on-flag [&_*]:text-on-flag" : undefined}>
          <ClaimValue attribute={attribute} claim={claim} sport={sport} />
        </span>
        {best && <b className="text-xs">{t("best")}</b>}
      </span>
      <Grade grade={grade} on={isTest(attribute) ? measuredOn : null} minor={minor} />
      <span className="text-xs text-ink-2">
        {words.day(measuredOn)}
        {measuredBy === "hand" && <> · {words.measuredBy("hand")}</>}
      </span>
      {isNumber(attribute) && (
        <>
          <PeerLine standing={standing} />
          {standing && (
            <span className="text-xs text-ink-2" aria-hidden="true">
              {peers("place", standing)}
            </span>
          )}
        </>
      )}
    </span>
  );
}
