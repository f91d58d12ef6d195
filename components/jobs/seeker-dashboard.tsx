import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ReceivedIntroductions } from "@/components/contacts/introductions/received";
import { ActivityLinks } from "@/components/site/dashboard/activity-links";
import { IntroductionsToday } from "@/components/site/dashboard/introductions-today";
import { Badge } from "@/components/ui/badge";
import { MoreLink } from "@/components/ui/more-link";
import { Notice } from "@/components/ui/notice";
import type { ReceivedIntroduction } from "@/lib/contacts/queries/own-introductions";
import type { OwnOffer } from "@/lib/jobs/queries/own";
import type { OwnSeeker } from "@/lib/jobs/queries/seekers";
import { SeekerForm } from "./people/seeker-form";

const offer = "/sport-jobs/new?kind=candidate";
const vacancies = "/sport-jobs/search?kind=vacancy";

type SeekerState = {
  own: OwnSeeker | null;
  /** ISO date, yyyy-mm-dd. */
  birthDate: string | null;
};

type Props = SeekerState & {
  received: ReceivedIntroduction[];
  offers: OwnOffer[];
  applications: number | null;
  /** In place of links to the lists, which are pages of `/dashboard`. */
  lists?: ReactNode;
};

export function SeekerDashboard({ own: seeker, birthDate, received, offers, applications, lists }: Props) {
  const hasProfile = seeker?.jobType != null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-section *:max-w-[56rem] *:first:max-w-none">
      <NextStep written={hasProfile} received={received} offers={offers} applications={applications} />
      {(hasProfile || received.length > 0) && <ReceivedIntroductions received={received} />}
      {lists ?? <Activity offers={offers} applications={applications} />}
      <Profile own={seeker} birthDate={birthDate} />
    </div>
  );
}

function NextStep({
  written: hasProfile,
  received,
  offers,
  applications,
}: { written: boolean } & Omit<Props, keyof SeekerState | "lists">) {
  const t = useTranslations("jobs.seeker");
  const today = useTranslations("dashboard.today");
  const common = useTranslations("common");
  const open = offers.some(({ status }) => status === "active");
  const isNew = offers.length === 0 && !applications;
  const post = { href: offer, words: t("offer") };
  const browse = { href: vacancies, words: t("vacancies") };
  const go = isNew ? post : browse;
  const also = isNew ? browse : open ? undefined : post;
  return (
    <IntroductionsToday
      received={received}
      otherwise={{
        sentence: t(isNew ? "start" : open ? "waiting" : "closed"),
        hint: t(isNew ? "startHint" : open ? "waitingHint" : "closedHint"),
        ...go,
        also,
      }}
      steps={[
        { key: "account", title: today("account"), done: true },
        { key: "offer", title: t("offer"), done: offers.length > 0, href: offer, act: common("add") },
        {
          key: "apply",
          title: t("vacancies"),
          done: Boolean(applications),
          href: vacancies,
          act: today("see"),
        },
        {
          key: "profile",
          title: common("createProfile"),
          done: hasProfile,
          href: "/dashboard#profile",
          act: common("add"),
        },
      ]}
    />
  );
}

function Activity({ offers, applications }: Pick<Props, "offers" | "applications">) {
  const t = useTranslations("jobs");
  if (offers.length === 0 && !applications) return null;
  return (
    <ActivityLinks
      lists={[
        { name: "applications", title: t("application.own"), note: applications || null },
        { name: "offers", title: t("own.title"), note: offers.length || null },
      ]}
    />
  );
}

function Profile({ own: ownSeeker, birthDate }: SeekerState) {
  const t = useTranslations("jobs.profile");
  const unseen = ownSeeker?.status === "shown" && birthDate === null;
  const state = unseen ? "hidden" : (ownSeeker?.status ?? "hidden");
  return (
    <section id="profile" className="block" aria-labelledby="profile-title">
      <header>
        <h2 id="profile-title">{t("title")}</h2>
        {ownSeeker?.jobType && <Badge look={state === "shown" ? "full" : "dash"}>{t(`state.${state}`)}</Badge>}
      </header>
      <p className="small soft max-w-160">{t("lead")}</p>
      {unseen && (
        <Notice>
          <p>{t("birthDateFirst")}</p>
        </Notice>
      )}
      {ownSeeker?.jobType && <MoreLink href={`/professionals/${ownSeeker.id}`}>{t("see")}</MoreLink>}
      <SeekerForm own={ownSeeker} birthDate={birthDate} />
    </section>
  );
}
