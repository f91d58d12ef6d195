import { useTranslations } from "next-intl";
import { ReceivedIntroductions } from "@/components/contacts/introductions/received";
import { OwnApplications } from "@/components/jobs/application/own-applications";
import { OwnOffers } from "@/components/jobs/own-offers";
import { IntroductionsToday } from "@/components/site/dashboard/introductions-today";
import type { ReceivedIntroduction } from "@/lib/contacts/queries/own-introductions";
import type { OwnApplication } from "@/lib/jobs/queries/applications";
import type { OwnOffer } from "@/lib/jobs/queries/own";
import type { OwnEsportProfile as Own } from "@/lib/players/queries/own-esport";
import { OwnEsportProfile } from "./own-profile";

type Props = {
  own: Own | null;
  received: ReceivedIntroduction[];
  offers: OwnOffer[];
  applications: OwnApplication[];
};

export function EsportDesk({ own: profile, received, offers, applications }: Props) {
  if (!profile) return <OwnEsportProfile own={profile} />;
  return (
    <>
      <NextStep own={profile} received={received} />
      <div className="desk">
        <div className="desk-column">
          <ReceivedIntroductions received={received} />
        </div>
        <div className="desk-column">
          <OwnEsportProfile own={profile} />
          {applications.length > 0 && <OwnApplications applications={applications} />}
          {offers.length > 0 && <OwnOffers offers={offers} />}
        </div>
      </div>
    </>
  );
}

const form = "/esport-signup";

function NextStep({ own: profile, received }: { own: Own; received: ReceivedIntroduction[] }) {
  const t = useTranslations("esport.own.next");
  const today = useTranslations("dashboard.today");
  const isFilled = {
    rank: profile.rank !== null,
    figures: Object.keys(profile.figures as object).length > 0,
    history: (profile.teamHistory as unknown[]).length > 0,
    wish: profile.lookingFor !== null,
  };
  const keys = ["rank", "figures", "history", "wish"] as const;
  const missing = keys.filter((key) => !isFilled[key]);
  const [next] = missing;
  return (
    <IntroductionsToday
      received={received}
      otherwise={{
        sentence: next ? today("steps", { count: missing.length }) : today("nothing"),
        hint: today(profile.status === "shown" ? "listed" : "stop"),
        href: next ? form : `/esport/${profile.id}`,
        words: t(next ?? "see"),
      }}
      steps={[
        { key: "account", title: today("account"), done: true },
        ...keys.map((key) => ({ key, title: t(key), done: isFilled[key], href: form, act: today("add") })),
      ]}
    />
  );
}
