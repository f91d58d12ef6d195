import { useTranslations } from "next-intl";
import { PageHead } from "@/components/layout/page-head";
import { MoreLink } from "@/components/ui/more-link";
import { type ListedSport, SportCard } from "./sport-card";
import { SportSearch } from "./sport-search";

/** `phrase` filters the sports by name. */
export function SportsPage({ sports, phrase = "" }: { sports: ListedSport[]; phrase?: string }) {
  const t = useTranslations("sports");
  const common = useTranslations("common");
  const texts = { search: t("search"), submit: t("submit"), empty: t("empty") };
  return (
    <>
      <PageHead path="/sports" title={t("title")} lead={t("lead")} />
      <SportSearch
        items={sports.map((sport) => ({ name: sport.name, card: <SportCard sport={sport} full /> }))}
        phrase={phrase}
        words={texts}
      >
        <div className="sport missing">
          <p>{t("missing")}</p>
          <MoreLink href="/contact">{common("contactUs")}</MoreLink>
        </div>
      </SportSearch>
    </>
  );
}
