import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";
import { Notice } from "@/components/ui/notice";
import type { OwnSeeker } from "@/lib/jobs/queries/seekers";
import { isSport } from "@/lib/sports/schema/sports";
import { SeekerForm } from "./seeker-form";

type Props = {
  own: OwnSeeker | null;
  /** ISO date, yyyy-mm-dd. */
  birthDate: string | null;
};

/** The profile on the dashboard, which leads to its form. */
export function OwnSeekerCard(profile: Props) {
  const { own: seeker } = profile;
  const t = useTranslations("jobs");
  const common = useTranslations("common");
  const sports = useTranslations("sports.name");
  const isWritten = seeker?.jobType != null;
  return (
    <ProfileSection {...profile}>
      {seeker?.jobType && isSport(seeker.sportSlug) && (
        <p className="pt-3 font-semibold">
          {t("people.what", { type: t(`type.${seeker.jobType}`), sport: sports(seeker.sportSlug) })}
        </p>
      )}
      <div className="acts">
        <LinkButton href="/dashboard?show=profile">{common(isWritten ? "editProfile" : "createProfile")}</LinkButton>
        {isWritten && <ProfileLink id={seeker.id} />}
      </div>
    </ProfileSection>
  );
}

/** The form of the profile, a page of the dashboard. */
export const OwnSeekerProfile = (profile: Props) => (
  <ProfileSection {...profile}>
    {profile.own?.jobType && <ProfileLink id={profile.own.id} />}
    <SeekerForm {...profile} />
  </ProfileSection>
);

const ProfileLink = ({ id }: { id: string }) => (
  <MoreLink href={`/professionals/${id}`}>{useTranslations("jobs.profile")("see")}</MoreLink>
);

function ProfileSection({ own: seeker, birthDate, children }: Props & { children: ReactNode }) {
  const t = useTranslations("jobs.profile");
  const unseen = seeker?.status === "shown" && birthDate === null;
  const state = unseen ? "hidden" : (seeker?.status ?? "hidden");
  return (
    <section id="profile" className="block" aria-labelledby="profile-title">
      <header>
        <h2 id="profile-title">{t("title")}</h2>
        {seeker?.jobType && <Badge look={state === "shown" ? "full" : "dash"}>{t(`state.${state}`)}</Badge>}
      </header>
      <p className="small soft max-w-160">{t("lead")}</p>
      {unseen && (
        <Notice>
          <p>{t("birthDateFirst")}</p>
        </Notice>
      )}
      {children}
    </section>
  );
}
