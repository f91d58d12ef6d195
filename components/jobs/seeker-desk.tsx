import { useTranslations } from "next-intl";
import { ReceivedIntroductions } from "@/components/introductions/received";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";
import { Notice } from "@/components/ui/notice";
import type { ReceivedIntroduction } from "@/lib/introductions/queries/own";
import type { OwnApplication } from "@/lib/jobs/queries/applications";
import type { OwnOffer } from "@/lib/jobs/queries/own";
import type { OwnSeeker } from "@/lib/jobs/queries/seekers";
import { OwnApplications } from "./application/own-applications";
import { OwnOffers } from "./own-offers";
import { SeekerForm } from "./people/seeker-form";

const offer = "/sport-jobs/new?kind=candidate";
const vacancies = "/sport-jobs/search?kind=vacancy";

type Own = {
  own: OwnSeeker | null;
  /** As yyyy-mm-dd. */
  birthDate: string | null;
};

type Props = Own & {
  received: ReceivedIntroduction[];
  offers: OwnOffer[];
  applications: OwnApplication[];
};

/** The desk of somebody who works in sport: who asks for them, what they applied for, their offers, their profile, and what to do next. */
export function SeekerDesk({ own, birthDate, received, offers, applications }: Props) {
  const written = own?.jobType != null;
  return (
    <div className="grid max-w-[56rem] gap-8 pb-section">
      <NextStep written={written} offers={offers} applications={applications} />
      {(written || received.length > 0) && <ReceivedIntroductions received={received} />}
      {applications.length > 0 && <OwnApplications applications={applications} />}
      {offers.length > 0 && <OwnOffers offers={offers} />}
      <Profile own={own} birthDate={birthDate} />
    </div>
  );
}

function NextStep({ written, offers, applications }: { written: boolean } & Pick<Props, "offers" | "applications">) {
  const t = useTranslations("jobs.seeker");
  const profile = useTranslations("jobs.profile");
  const open = offers.some(({ status }) => status === "active");
  if (offers.length === 0 && applications.length === 0)
    return (
      <EmptyState drawing="kickOff" as="h2" title={t("start")} hint={t("startHint")}>
        <div className="flex flex-wrap gap-3">
          {!written && (
            <LinkButton variant="go" href="/dashboard#profile">
              {profile("write")}
            </LinkButton>
          )}
          <LinkButton variant={written ? "go" : "outline"} href={offer}>
            {t("offer")}
          </LinkButton>
          <LinkButton href={vacancies}>{t("vacancies")}</LinkButton>
        </div>
      </EmptyState>
    );
  return (
    <div className="grid justify-items-start gap-3 border-y border-line-2 py-6">
      <h2 className="heading-xl">{t(open ? "waiting" : "closed")}</h2>
      <p className="small soft">{t(open ? "waitingHint" : "closedHint")}</p>
      <LinkButton href={vacancies}>{t("vacancies")}</LinkButton>
    </div>
  );
}

function Profile({ own, birthDate }: Own) {
  const t = useTranslations("jobs.profile");
  const unseen = own?.status === "shown" && birthDate === null;
  const state = unseen ? "hidden" : (own?.status ?? "hidden");
  return (
    <section id="profile" className="block" aria-labelledby="profile-title">
      <header>
        <h2 id="profile-title">{t("title")}</h2>
        {own?.jobType && <Badge look={state === "shown" ? "full" : "dash"}>{t(`state.${state}`)}</Badge>}
      </header>
      <p className="small soft max-w-160">{t("lead")}</p>
      {unseen && (
        <Notice>
          <p>{t("birthDateFirst")}</p>
        </Notice>
      )}
      {own?.jobType && <MoreLink href={`/professionals/${own.id}`}>{t("see")}</MoreLink>}
      <SeekerForm own={own} birthDate={birthDate} />
    </section>
  );
}
