import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ReceivedIntroductions } from "@/components/contacts/introductions/received";
import { ActivityLinks } from "@/components/site/dashboard/activity-links";
import { IntroductionsToday, otherIntroductions } from "@/components/site/dashboard/introductions-today";
import { EsportFigures } from "@/components/site/dashboard/player-figures";
import type { PlayerNumbers } from "@/lib/contacts/queries/numbers";
import type { ReceivedIntroduction } from "@/lib/contacts/queries/own-introductions";
import type { PublicEvent } from "@/lib/events/queries/public";
import type { JobCounts } from "@/lib/jobs/queries/counts";
import type { OwnEsportProfile as Own } from "@/lib/players/queries/own-esport";
import { isGame } from "@/lib/players/schema/esport-games";
import { GameEvents } from "./game-events";
import { OwnEsportProfile } from "./own-profile";

type Props = {
  own: Own | null;
  /** Null if they could not be loaded. */
  numbers: PlayerNumbers | null;
  received: ReceivedIntroduction[];
  jobs: JobCounts | null;
  /** The next events of the player's game. */
  events: PublicEvent[];
  /** Shown below what waits today. */
  reminder: ReactNode;
};

export function EsportDashboard({ own: profile, numbers, received, jobs, events, reminder }: Props) {
  if (!profile)
    return (
      <>
        {reminder}
        <OwnEsportProfile own={profile} />
      </>
    );
  const isNew = numbers?.views === 0 && numbers.received === 0;
  const below = otherIntroductions(received);
  const columns = [
    <div key="activity" className="page-column">
      {below.length > 0 && <ReceivedIntroductions received={below} />}
      {isGame(profile.game) && <GameEvents game={profile.game} events={events} />}
      <Activity jobs={jobs} />
    </div>,
    <div key="profile" className="page-column">
      <OwnEsportProfile own={profile} />
    </div>,
  ];
  return (
    <>
      <NextStep own={profile} received={received} />
      {reminder}
      {numbers && <EsportFigures numbers={numbers} />}
      <div className="page-columns">{isNew ? columns.toReversed() : columns}</div>
    </>
  );
}

function Activity({ jobs }: Pick<Props, "jobs">) {
  const [seen, interest] = [useTranslations("contacts.seen"), useTranslations("dashboard.interest")];
  const jobsT = useTranslations("jobs");
  return (
    <ActivityLinks
      lists={[
        { name: "seen", title: seen("title") },
        { name: "interest", title: interest("title") },
        { name: "applications", title: jobsT("application.own"), note: jobs?.applications || null },
        { name: "offers", title: jobsT("own.title"), note: jobs?.offers || null },
      ]}
    />
  );
}

const form = "/esport-signup";
const formAt = {
  clip: `${form}#videos`,
  picture: `${form}#pictures`,
  figures: `${form}#figures`,
  history: `${form}#team`,
} as const;

function NextStep({ own: profile, received }: { own: Own; received: ReceivedIntroduction[] }) {
  const t = useTranslations("esport.own.next");
  const today = useTranslations("dashboard.today");
  const common = useTranslations("common");
  const isFilled = {
    clip: profile._count.videos > 0,
    picture: profile._count.pictures > 0,
    figures: Object.keys(profile.figures as object).length > 0,
    history: (profile.teamHistory as unknown[]).length > 0,
  };
  const keys = ["clip", "picture", "figures", "history"] as const;
  const missing = keys.filter((key) => !isFilled[key]);
  const [next] = missing;
  return (
    <IntroductionsToday
      received={received}
      otherwise={{
        sentence: next ? today("steps", { count: missing.length }) : today("nothing"),
        hint: today(profile.status === "shown" ? "listed" : "stop"),
        href: next ? formAt[next] : `/esport/${profile.id}`,
        words: t(next ?? "see"),
      }}
      steps={[
        { key: "account", title: today("account"), done: true },
        ...keys.map((key) => ({ key, title: t(key), done: isFilled[key], href: formAt[key], act: common("add") })),
      ]}
    />
  );
}
