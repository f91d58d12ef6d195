import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SubscriptionCard } from "@/components/billing/subscription-card";
import { FigureTiles } from "@/components/ui/figure-tiles";
import type { HeldPlan } from "@/lib/billing/queries/plans";
import type { scoutingNumbers } from "@/lib/contacts/queries/numbers";
import type { OrganizedRow } from "@/lib/events/queries/organized";
import { organizerPaths } from "@/lib/events/schema/organizer-list";
import type { JobCounts } from "@/lib/jobs/queries/counts";
import type { RecruiterDashboard } from "@/lib/recruiters/queries/dashboard";
import type { OwnAlert } from "@/lib/search/queries/alerts";
import type { listSearches } from "@/lib/search/queries/history";
import { ActivityLinks } from "./activity-links";
import { AdvancedFilters } from "./advanced-filters";
import { Budget } from "./budget";
import { useFigures } from "./figures";
import { OwnAlerts } from "./own-alerts";
import { OwnOrganization } from "./own-organization";
import { RecruiterToday } from "./recruiter-today";
import { SearchHistory } from "./search-history";

type Numbers = Awaited<ReturnType<typeof scoutingNumbers>> & { pipeline: number };

const noFigures = { searches: 0, contacted: 0, responseRate: null, favorites: 0, pipeline: 0 };
/** Parts that could not be loaded are null and left out; their figures show as zero. */
type Parts = {
  dashboard: RecruiterDashboard;
  plan: HeldPlan;
  searches: Awaited<ReturnType<typeof listSearches>>;
  alerts: OwnAlert[];
  events: OrganizedRow[];
  jobs: JobCounts;
  numbers: Numbers;
};
type Props = {
  acts: boolean;
  zone: string | null;
  unread: number;
  overdue: number;
  notice: ReactNode;
} & {
  [Part in keyof Parts]: Parts[Part] | null;
};

export function RecruiterDashboardBody(all: Props) {
  const { dashboard, plan, zone, searches, alerts } = all;
  const numbers = all.numbers ?? noFigures;
  const isNew = numbers.searches + numbers.contacted + numbers.favorites + numbers.pipeline === 0;
  return (
    <>
      {dashboard && (
        <RecruiterToday
          organization={dashboard.organization}
          subscribed={plan?.subscribed ?? false}
          numbers={numbers}
          unread={all.unread}
          overdue={all.overdue}
        />
      )}
      {all.notice}
      {!isNew && <Figures numbers={numbers} />}
      <div className="page-columns">
        <div className="page-column">
          <Activity {...all} />
          {alerts && <OwnAlerts alerts={alerts} acts={all.acts} />}
          {dashboard && plan && <Budget budget={dashboard.budget} paidContacts={plan.paid} />}
        </div>
        <div className="page-column">
          {dashboard && <OwnOrganization organization={dashboard.organization} />}
          {plan && <SubscriptionCard subscription={plan} isOwner={dashboard?.organization.isOwners ?? false} />}
          {searches && <SearchHistory searches={searches} zone={zone} />}
          <AdvancedFilters />
        </div>
      </div>
      {isNew && (
        <div className="pb-section">
          <Figures numbers={numbers} />
        </div>
      )}
    </>
  );
}

function Activity({ numbers, jobs, events }: Props) {
  const [sent, people, needs] = [
    useTranslations("contacts.sent"),
    useTranslations("introductions.sent"),
    useTranslations("needs.need"),
  ];
  const [organized, jobsT] = [useTranslations("events.organizer"), useTranslations("jobs")];
  const pending = (events ?? []).reduce((sum, event) => sum + event.pending, 0);
  return (
    <ActivityLinks
      lists={[
        { name: "requests", title: sent("title"), note: numbers?.requests ?? null },
        { name: "introductions", title: people("title"), note: numbers?.introductions ?? null },
        { name: "needs", title: needs("title"), href: "/dashboard/needs" },
        { name: "esport", title: people("esport"), href: "/esport" },
        {
          name: "organized",
          title: organized("own"),
          note: pending > 0 ? organized("toAnswer", { count: pending }) : undefined,
          href: organizerPaths.club,
        },
        { name: "offers", title: jobsT("own.title"), note: jobs?.offers ?? null },
        { name: "wishlist", title: jobsT("wishlist.title"), note: jobs?.wishlist ?? null },
        { name: "applications", title: jobsT("application.own"), note: jobs?.applications || null },
      ]}
    />
  );
}

function Figures({ numbers }: { numbers: Omit<Numbers, "requests" | "introductions"> }) {
  const t = useTranslations("dashboard");
  const { count, share } = useFigures();
  const [athletes, settled] = [t("athletes"), "/dashboard/contacts?show=settled"];
  return (
    <FigureTiles
      tiles={[
        { label: t("searches"), note: t("total"), ...count(numbers.searches), href: "/dashboard/searches" },
        { label: t("contacted"), note: athletes, ...count(numbers.contacted), href: "/dashboard/contacts" },
        { label: t("responseRate"), note: athletes, ...share(numbers.responseRate), href: settled },
        { label: t("favorites"), note: t("talents"), ...count(numbers.favorites), href: "/favorites" },
        { label: t("pipeline"), note: t("inProgress"), ...count(numbers.pipeline), href: "/dashboard/pipeline" },
      ]}
    />
  );
}
