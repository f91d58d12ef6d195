import { useTranslations } from "next-intl";
import { IdentityChecked } from "@/components/trust/verification/identity-badge";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";
import { Notice } from "@/components/ui/notice";
import { Link } from "@/lib/platform/i18n/navigation";
import type { PlayerDashboard } from "@/lib/players/queries/dashboard";
import { claimsPath } from "@/lib/players/schema/paths";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { CompletenessBar } from "./completeness-bar";

export function OwnProfileCard({ profile, completeness }: Pick<PlayerDashboard, "profile" | "completeness">) {
  const t = useTranslations("dashboard");
  const common = useTranslations("common");
  const sports = useTranslations("sports");
  const attributes = useTranslations("attributes.form");
  const fitsT = useTranslations("needs.fits");
  return (
    <section className="block" aria-labelledby="own-profile">
      <header>
        <h2 id="own-profile">{t("myProfile")}</h2>
        <Badge look={profile.status === "listed" ? "full" : "dash"}>{t(`status.${profile.status}`)}</Badge>
      </header>
      <p>
        <b>
          <bdi>{profile.fullName}</bdi>
        </b>
        <br />
        <span className="small soft">
          <bdi>{profile.handle}</bdi> · {sports(`name.${profile.primarySport as SportSlug}`)}
        </span>
      </p>
      {profile.identityChecked ? (
        <IdentityChecked />
      ) : (
        <p className="small">
          <Link href="/player-signup#identity-check">{t("checkIdentity")}</Link>
        </p>
      )}
      {profile.status === "awaiting_guardian" && (
        <Notice>
          {t(profile.guardian?.status === "declined" ? "guardianDeclined" : "guardianWaits", {
            name: profile.guardian?.fullName ?? "",
          })}
        </Notice>
      )}
      {profile.status === "taken_down" && <Notice look="bad">{t("takenDownHint")}</Notice>}
      <CompletenessBar completeness={completeness} />
      <div className="acts">
        <LinkButton href="/player-signup">{common("editProfile")}</LinkButton>
        <LinkButton href={claimsPath({})}>{attributes("fill")}</LinkButton>
        <MoreLink href={`/players/${profile.id}?as=club`}>{t("seeAsOthers")}</MoreLink>
        <MoreLink href="/dashboard/evidence">{t("evidence")}</MoreLink>
        <MoreLink href="/dashboard/cv">{t("cv")}</MoreLink>
        <MoreLink href="/dashboard/matches">{fitsT("title")}</MoreLink>
      </div>
    </section>
  );
}
