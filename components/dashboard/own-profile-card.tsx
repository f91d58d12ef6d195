import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";
import { Notice } from "@/components/ui/notice";
import type { PlayerDashboard } from "@/lib/players/queries/dashboard";
import type { SportSlug } from "@/lib/sports/schema";

export function OwnProfileCard({ profile }: { profile: PlayerDashboard["profile"] }) {
  const t = useTranslations("dashboard");
  const sports = useTranslations("sports");
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
      {profile.status === "awaiting_guardian" && (
        <Notice>{t("guardianWaits", { name: profile.guardian?.fullName ?? "" })}</Notice>
      )}
      {profile.status === "taken_down" && <Notice look="bad">{t("takenDownHint")}</Notice>}
      <div className="acts">
        <LinkButton href="/player-signup">{t("editProfile")}</LinkButton>
        <MoreLink href={`/players/${profile.id}`}>{t("seeAsOthers")}</MoreLink>
      </div>
    </section>
  );
}
