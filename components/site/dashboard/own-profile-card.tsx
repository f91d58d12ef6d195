import { useTranslations } from "next-intl";
import { IdentityChecked } from "@/components/trust/verification/identity-badge";
import { ActLinks } from "@/components/ui/act-links";
import { Block } from "@/components/ui/block";
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
    <Block
      name="own-profile"
      title={t("myProfile")}
      badge={[profile.status === "listed" ? "full" : "dash", t(`status.${profile.status}`)]}
    >
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
      {profile.status === "awaiting_guardian" && profile.guardian?.status === "invited" && (
        <Notice>{t("guardianWaits", { name: profile.guardian.fullName })}</Notice>
      )}
      {profile.status === "taken_down" && <Notice look="bad">{t("takenDownHint")}</Notice>}
      <CompletenessBar completeness={completeness} />
      <ActLinks
        buttons={[
          ["/player-signup", common("editProfile")],
          [claimsPath({}), attributes("fill")],
        ]}
        links={[
          [`/players/${profile.id}?as=club`, t("seeAsOthers")],
          ["/dashboard/evidence", t("evidence")],
          ["/dashboard/cv", t("cv")],
          ["/dashboard/matches", fitsT("title")],
        ]}
      />
    </Block>
  );
}
