import { useTranslations } from "next-intl";
import { Trail } from "@/components/layout/trail";
import { MoreLink } from "@/components/ui/more-link";
import { type ListedSport, SportCard } from "./sport-card";
import { SportSearch } from "./sport-search";

/** All sports, or those the address asks for. */
export function SportsPage({ sports, asked = "" }: { sports: ListedSport[]; asked?: string }) {
  const t = useTranslations("sports");
  const words = { search: t("search"), submit: t("submit"), empty: t("empty") };
  return (
    <>
      <Trail steps={[{ name: t("title"), path: "/sports" }]} />
      <div className="wrap head">
        <h1>{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
      </div>
      <SportSearch
        items={sports.map((sport) => ({ name: sport.name, card: <SportCard sport={sport} full /> }))}
        asked={asked}
        words={words}
      >
        <div className="sport missing">
          <p>{t("missing")}</p>
          <MoreLink href="/contact">{t("missingStep")}</MoreLink>
        </div>
      </SportSearch>
    </>
  );
}
