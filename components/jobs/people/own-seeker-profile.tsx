import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";
import { Notice } from "@/components/ui/notice";
import type { OwnSeeker } from "@/lib/jobs/queries/seekers";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { SeekerForm } from "./seeker-form";
import { useSeekerWords } from "./words";

type Props = {
  own: OwnSeeker | null;
  /** ISO date, yyyy-mm-dd. */
  birthDate: string | null;
};

/** The profile on the dashboard, which leads to its form. */
export function OwnSeekerCard(profile: Props) {
  const { own: seeker } = profile;
  const common = useTranslations("common");
  const isWritten = seeker?.jobType != null;
  return (
    <ProfileSection {...profile}>
      {seeker?.jobType && <Facts card={seeker as WrittenSeeker} />}
      <div className="acts">
        <LinkButton href="/dashboard?show=profile">{common(isWritten ? "editProfile" : "createProfile")}</LinkButton>
        {isWritten && <ProfileLink id={seeker.id} />}
      </div>
    </ProfileSection>
  );
}

/** A saved profile has every field that its form requires. */
type WrittenSeeker = {
  [Field in keyof OwnSeeker]: Field extends "experienceYears" ? number | null : NonNullable<OwnSeeker[Field]>;
};

function Facts({ card }: { card: WrittenSeeker }) {
  const { what, town, country, time } = useSeekerWords({ ...card, sport: card.sportSlug as SportSlug });
  return (
    <div className="grid gap-1 pt-3">
      <p className="font-semibold">{what}</p>
      <p className="text-sm text-ink-2">
        <bdi>{town}</bdi> · {country}
      </p>
      <p className="text-sm text-ink-2">{time}</p>
    </div>
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
