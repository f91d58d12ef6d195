import { useTranslations } from "next-intl";
import { Portrait } from "@/components/players/portrait";
import { IdentityChecked } from "@/components/trust/verification/identity-badge";
import { ActLinks } from "@/components/ui/act-links";
import { Block } from "@/components/ui/block";
import { Notice } from "@/components/ui/notice";
import { Link } from "@/lib/platform/i18n/navigation";
import type { PlayerDashboard } from "@/lib/players/queries/dashboard";
import { claimsPath } from "@/lib/players/schema/paths";
import { isPosition, type SportSlug } from "@/lib/sports/schema/sports";
import { CompletenessBar } from "./completeness-bar";

export function OwnProfileCard({ profile, completeness }: Pick<PlayerDashboard, "profile" | "completeness">) {
  const t = useTranslations("dashboard");
  const common = useTranslations("common");
  const sports = useTranslations("sports");
  const attributes = useTranslations("attributes.form");
  const sport = profile.primarySport as SportSlug;
  return (
    <Block
      name="own-profile"
      title={t("myProfile")}
      badge={[profile.status === "listed" ? "full" : "dash", t(`status.${profile.status}`)]}
    >
      <div className="mb-3 grid grid-cols-[5rem_minmax(0,1fr)] bg-(--field) text-(--on)" data-sport={sport}>
        <Portrait url={profile.portrait} onField className="aspect-4/5 w-full" />
        <p className="self-end p-3">
          <b className="heading-xl wrap-anywhere">
            <bdi>{profile.fullName}</bdi>
          </b>
          <br />
          <span className="small">
            <bdi>{profile.handle}</bdi> · {sports(`name.${sport}`)}
            {isPosition(sport, profile.position) && <> · {sports(`position.${profile.position}`)}</>}
          </span>
        </p>
      </div>
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
        buttons={[["/player-signup", common("editProfile")]]}
        links={[
          [claimsPath({}), attributes("fill")],
          [`/players/${profile.id}?as=club`, t("seeAsOthers")],
        ]}
      />
    </Block>
  );
}
