import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ReceivedIntroductions } from "@/components/contacts/introductions/received";
import { ActivityLinks } from "@/components/site/dashboard/activity-links";
import { IntroductionsToday, otherIntroductions } from "@/components/site/dashboard/introductions-today";
import type { ReceivedIntroduction } from "@/lib/contacts/queries/own-introductions";
import type { OwnApplication } from "@/lib/jobs/queries/applications";
import type { FittingVacancies as Fitting } from "@/lib/jobs/queries/fitting-vacancies";
import type { OwnOffer } from "@/lib/jobs/queries/own";
import type { OwnSeeker } from "@/lib/jobs/queries/seekers";
import { daysFrom, now } from "@/lib/platform/clock";
import { FittingVacancies } from "./fitting-vacancies";
import { OwnSeekerCard } from "./people/own-seeker-profile";

const offer = "/sport-jobs/new?kind=candidate";
const vacancies = "/sport-jobs/search?kind=vacancy";
const profile = "/dashboard?show=profile";

const recentAnswerDays = 7;

/** Applications that could not be loaded are null. */
type Work = { offers: OwnOffer[]; applications: OwnApplication[] | null };

type Props = Work & {
  own: OwnSeeker | null;
  /** ISO date, yyyy-mm-dd. */
  birthDate: string | null;
  received: ReceivedIntroduction[];
  fitting?: Fitting | null;
  /** For guardians, in place of the profile and of links to pages of `/dashboard`. */
  lists?: ReactNode;
};

export function SeekerDashboard({ own: seeker, birthDate, received, fitting, lists, ...work }: Props) {
  const others = otherIntroductions(received);
  return (
    <>
      <NextStep own={seeker} {...{ birthDate, received }} guardian={lists !== undefined} {...work} />
      <div className="page-columns">
        <div className="page-column">
          {others.length > 0 && <ReceivedIntroductions received={others} />}
          {fitting && <FittingVacancies {...fitting} />}
          {lists ?? <Activity {...work} />}
        </div>
        {!lists && <OwnSeekerCard own={seeker} birthDate={birthDate} />}
      </div>
    </>
  );
}

type StepProps = Work & Pick<Props, "own" | "birthDate" | "received"> & { guardian: boolean };

function NextStep({ own: seeker, birthDate, received, guardian: isGuardian, ...work }: StepProps) {
  const t = useTranslations("jobs.seeker");
  const today = useTranslations("dashboard.today");
  const common = useTranslations("common");
  const hasProfile = seeker?.jobType != null;
  const create = {
    key: "profile",
    title: common("createProfile"),
    done: hasProfile,
    href: profile,
    act: common("add"),
  };
  return (
    <IntroductionsToday
      received={received}
      otherwise={useNextStep({ ...work, isGuardian, isVisible: seeker?.status === "shown" && birthDate !== null })}
      steps={[
        { key: "account", title: today("account"), done: true },
        { key: "offer", title: t("offer"), done: work.offers.length > 0, href: offer, act: common("add") },
        {
          key: "apply",
          title: t("apply"),
          done: Boolean(work.applications?.length),
          href: vacancies,
          act: today("see"),
        },
        ...(isGuardian ? [] : [create]),
      ]}
    />
  );
}

type StepState = Work & { isGuardian: boolean; isVisible: boolean };

function useNextStep({ offers, applications, isGuardian, isVisible }: StepState) {
  const t = useTranslations("jobs.seeker");
  const reply = useTranslations("jobs.reply");
  const post = { href: offer, words: t("offer") };
  const browse = { href: vacancies, words: t("vacancies") };
  const answered = applications?.find(wasAnsweredRecently)?.job;
  if (answered) {
    const { title, organization } = answered;
    const hint = organization ? reply("offer", { offer: title, organization }) : title;
    const href = isGuardian ? "/guardian#applications" : "/dashboard?show=applications";
    return { sentence: t("answered"), hint, href, words: t("read"), also: browse };
  }
  if (offers.some(({ status }) => status === "active"))
    return { sentence: t("waiting"), hint: t("waitingHint"), ...browse };
  if (offers.length > 0) return { sentence: t("closed"), hint: t("closedHint"), ...browse, also: post };
  const postOrBrowse = { hint: t("closedHint"), ...post, also: browse };
  if (applications?.length) return { sentence: t("applied", { count: applications.length }), ...postOrBrowse };
  if (isVisible) return { sentence: t("visible"), ...postOrBrowse };
  return { ...postOrBrowse, sentence: t("start"), hint: t("startHint") };
}

const answers: readonly OwnApplication["state"][] = ["shortlisted", "declined", "taken"];

const wasAnsweredRecently = (application: OwnApplication) => {
  const heardAt = lastHeard(application);
  return heardAt !== null && heardAt > daysFrom(now(), -recentAnswerDays);
};

/** When the poster answered or wrote; null once the applicant has written back. */
function lastHeard({ state, answeredAt, talk }: OwnApplication): Date | null {
  if (talk?.last) return talk.last.mine ? null : talk.latestAt;
  return answers.includes(state) ? answeredAt : null;
}

function Activity({ offers, applications }: Work) {
  const t = useTranslations("jobs");
  if (offers.length === 0 && !applications?.length) return null;
  return (
    <ActivityLinks
      lists={[
        { name: "applications", title: t("application.own"), note: applications?.length || null },
        { name: "offers", title: t("own.title"), note: offers.length || null },
      ]}
    />
  );
}
