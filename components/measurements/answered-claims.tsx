import { useTranslations } from "next-intl";
import { Badge, type BadgeLook } from "@/components/ui/badge";
import type { ClaimAnswer } from "@/lib/measurements/schema/confirmation";
import type { AnsweredClaim } from "@/lib/players/queries/shown-claim";
import { ClaimedInLine } from "./claimed";

const looks: Record<ClaimAnswer, BadgeLook> = { confirmed: "full", corrected: "solid", not_mine: "struck" };

export function AnsweredClaims({ claims }: { claims: readonly AnsweredClaim[] }) {
  const t = useTranslations("measurements.givenAnswer");
  return (
    <ul className="grid max-w-184 gap-2 text-sm">
      {claims.map((claim) => (
        <li key={claim.id} className="flex flex-wrap items-center justify-between gap-2">
          <span className="wrap-anywhere">
            <ClaimedInLine claim={claim} />
          </span>
          {claim.answer && (
            <span className="flex flex-wrap items-center gap-2">
              {claim.correction && <bdi className="font-semibold">{claim.correction}</bdi>}
              <Badge look={looks[claim.answer]}>{t(claim.answer)}</Badge>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
