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
  /** True if this is the best value of the row. */
  best: boolean;
  /** True if the reader's access level does not include the profile. */
  closed: boolean;
  sport: SportSlug;
  minor: boolean;
};

export function CompareCell({ attribute, claim, best, closed, sport, minor }: Props) {
  const t = useTranslations("scouting.compare");
  const peers = useTranslations("evidence.peers");
  const attributeTexts = useAttributeWords();
  if (!claim) return <span className="text-xs text-ink-3">{t(closed ? "notOpen" : "notTold")}</span>;
  const { standing: peerStanding, measuredOn, measuredBy, grade } = claim;
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-1 [&_.num]:whitespace-nowrap max-sm:[&_.num]:text-xl">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className={best ? "bg-flag px-1 text-on-flag [&_*]:text-on-flag" : undefined}>
          <ClaimValue attribute={attribute} claim={claim} sport={sport} />
        </span>
        {best && <b className="text-xs max-sm:sr-only">{t("best")}</b>}
      </span>
      <span className="max-sm:[&_[role=img]+span]:hidden">
        <Grade grade={grade} on={isTest(attribute) ? measuredOn : null} minor={minor} />
      </span>
      <span className="text-xs text-ink-2 max-sm:hidden">
        {attributeTexts.day(measuredOn)}
        {measuredBy === "hand" && <> · {attributeTexts.measuredBy("hand")}</>}
      </span>
      {isNumber(attribute) && (
        <span className="grid gap-1 max-sm:hidden">
          <PeerLine standing={peerStanding} />
          {peerStanding && (
            <span className="text-xs text-ink-2" aria-hidden="true">
              {peers("place", peerStanding)}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
