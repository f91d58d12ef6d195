import { useTranslations } from "next-intl";
import { boardAddress } from "@/components/pipeline/board-search";
import type { RecruiterDashboard } from "@/lib/recruiters/queries/dashboard";
import { Today } from "./today";
import type { WaitingRow } from "./waiting-list";

type Props = {
  organization: RecruiterDashboard["organization"];
  subscribed: boolean;
  numbers: { searches: number; contacted: number; favorites: number; pipeline: number };
  unread: number;
  overdue: number;
};

const overduePath = boardAddress({ sport: undefined, overdue: true, stage: undefined });

/** Unread messages and overdue cards first, then the verification and the first steps. */
export function RecruiterToday({ organization: { status, isOwners }, subscribed, numbers, unread, overdue }: Props) {
  const t = useTranslations("dashboard.today");
  const club = useTranslations("dashboard.today.club");
  const dashboardT = useTranslations("dashboard");
  const common = useTranslations("common");
  const documents = isOwners
    ? { href: "/recruiter-signup", act: common("add") }
    : { href: "/dashboard/team", act: t("see") };
  const rows: WaitingRow[] = [
    ...(status === "rejected" ? [{ key: "documents", title: club("rejected"), ...documents }] : []),
    ...(unread > 0
      ? [{ key: "messages", title: t("messages", { count: unread }), href: "/messages", act: t("read") }]
      : []),
    ...(overdue > 0
      ? [{ key: "board", title: club("overdue", { count: overdue }), href: overduePath, act: t("see") }]
      : []),
  ];
  const [first] = rows;
  if (first) return <Today sentence={first.title} go={{ href: first.href, words: first.act }} rows={rows.slice(1)} />;
  const browse = { href: "/players", words: dashboardT("browseCards") };
  const steps = [
    { key: "account", title: t("account"), done: true },
    { key: "checked", title: club("checked"), hint: club("checkedHint"), done: status === "verified" },
    { key: "search", title: club("search"), done: numbers.searches > 0, href: "/players", act: t("see") },
    { key: "save", title: club("save"), done: numbers.favorites > 0, href: "/players", act: t("see") },
    {
      key: "ask",
      title: club("ask"),
      hint: club(subscribed ? "askHint" : "askPlan"),
      done: numbers.contacted > 0,
      href: subscribed ? "/players" : "/pricing",
      act: t("see"),
    },
    { key: "need", title: club("need"), hint: club("needHint"), href: "/dashboard/needs", act: common("add") },
  ];
  if (status !== "verified")
    return <Today sentence={club("checking")} hint={club("checkingHint")} go={browse} steps={steps} />;
  const open = numbers.contacted > 0 ? 0 : steps.filter(({ key, done }) => key !== "need" && !done).length;
  if (open > 0)
    return <Today sentence={club("steps", { count: open })} hint={club("stepsHint")} go={browse} steps={steps} />;
  return <Today sentence={t("nothing")} go={{ href: "/players", words: common("findPlayers") }} />;
}
