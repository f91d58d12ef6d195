import { useTranslations } from "next-intl";
import { ReceivedIntroductions } from "@/components/contacts/introductions/received";
import { WhoSawWhat } from "@/components/contacts/requests/who-saw-what";
import { OwnApplications } from "@/components/jobs/application/own-applications";
import { OwnOffers } from "@/components/jobs/own-offers";
import { InterestWeeks } from "@/components/site/dashboard/interest-weeks";
import { IntroductionsToday } from "@/components/site/dashboard/introductions-today";
import { PlayerFigures } from "@/components/site/dashboard/player-figures";
import type { PlayerNumbers } from "@/lib/contacts/queries/numbers";
import type { ReceivedIntroduction } from "@/lib/contacts/queries/own-introductions";
import type { Glance } from "@/lib/contacts/queries/who-saw-what";
import { esportLadder } from "@/lib/contacts/schema/requests";
import type { OwnApplication } from "@/lib/jobs/queries/applications";
import type { OwnOffer } from "@/lib/jobs/queries/own";
import type { OwnEsportProfile as Own } from "@/lib/players/queries/own-esport";
import { OwnEsportProfile } from "./own-profile";

type Props = {
  own: Own | null;
  /** Null if they could not be loaded. */
  numbers: PlayerNumbers | null;
  seen: Glance[] | null;
  zone: string | null;
  received: ReceivedIntroduction[];
  offers: OwnOffer[];
  applications: OwnApplication[];
};

export function EsportDashboard({ own: profile, numbers, seen: glances, zone, received, offers, applications }: Props) {
  if (!profile) return <OwnEsportProfile own={profile} />;
  const isNew = numbers?.views === 0 && numbers.received === 0;
  const figures = numbers && <PlayerFigures numbers={numbers} esport />;
  return (
    <>
      <NextStep own={profile} received={received} />
      {!isNew && figures}
      <div className="page-columns">
        <div className="page-column">
          <ReceivedIntroductions received={received} />
          {glances && <WhoSawWhat glances={glances} open={[]} zone={zone} />}
          {numbers && <InterestWeeks weeks={numbers.weeks} kinds={esportLadder} />}
        </div>
        <div className="page-column">
          <OwnEsportProfile own={profile} />
          {applications.length > 0 && <OwnApplications applications={applications} />}
          {offers.length > 0 && <OwnOffers offers={offers} />}
        </div>
      </div>
      {isNew && <div className="pb-section">{figures}</div>}
    </>
  );
}

const form = "/esport-signup";
const formAt = { clip: `${form}#videos`, picture: `${form}#pictures`, figures: form, history: form } as const;

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
