import { useTranslations } from "next-intl";
import { RemoveButton } from "@/components/players/remove-button";
import { LinkButton } from "@/components/ui/link-button";
import { Link } from "@/lib/platform/i18n/navigation";
import { withdrawClaim } from "@/lib/players/actions/claims";
import type { OwnClaims } from "@/lib/players/queries/own-claims";
import { claimsPath } from "@/lib/players/schema/paths";
import { alwaysClaimed } from "@/lib/players/schema/stated";
import { ClaimList } from "./claim-list";

type Props = { own: OwnClaims; guardian?: string };

export function AllClaims({ own: ownClaims, guardian }: Props) {
  const t = useTranslations("attributes.form");
  const names = useTranslations("sports.name");
  const groups = useTranslations("attributes.group");
  const { claims, sport, sports, steps, claimant, playerId } = ownClaims;
  const basePath = guardian && `/guardian/${guardian}`;
  const pathParts = { basePath, sport: sport === sports[0] ? null : sport };
  const profile = basePath ? `${basePath}/profile` : "/player-signup";
  return (
    <div className="grid max-w-192 gap-6">
      {sports.length > 1 && (
        <p className="flex flex-wrap gap-x-4">
          {sports.map((sportSlug, index) => (
            <Link
              key={sportSlug}
              href={claimsPath({ basePath, sport: index === 0 ? null : sportSlug })}
              aria-current={sportSlug === sport ? "page" : undefined}
              className="border-b-3 border-transparent py-2 aria-[current=page]:border-flag"
            >
              {names(sportSlug)}
            </Link>
          ))}
        </p>
      )}
      {claims.length === 0 && <p className="text-ink-2">{t("nothing")}</p>}
      <div>
        <ClaimList
          claims={claims}
          sport={sport}
          minor={claimant.age < 18}
          act={({ id, attribute }, label) =>
            !alwaysClaimed.includes(attribute) && (
              <RemoveButton
                action={withdrawClaim}
                field="claimId"
                id={id}
                words={t("withdraw", { label })}
                guardian={guardian}
              />
            )
          }
          beside={(group) => (
            <Link
              href={claimsPath({ ...pathParts, step: group })}
              className="inline-flex min-h-6 items-center text-sm underline"
              aria-label={t("change", { group: groups(group) })}
            >
              {t("change", { group: groups(group) })}
            </Link>
          )}
        />
      </div>
      <p className="flex flex-wrap gap-3">
        <LinkButton variant="go" href={claimsPath({ ...pathParts, step: steps[0]?.slug })}>
          {t(claims.length === 0 ? "begin" : "fill")}
        </LinkButton>
        {!guardian && <LinkButton href={`/players/${playerId}?as=club`}>{t("seen")}</LinkButton>}
        <LinkButton variant="bare" href={profile}>
          {t("profile")}
        </LinkButton>
      </p>
    </div>
  );
}
