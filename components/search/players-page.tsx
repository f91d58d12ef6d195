import { useTranslations } from "next-intl";
import { Trail } from "@/components/layout/trail";
import type { SearchResult } from "@/lib/search/queries/search";
import { FilterChips } from "./filter-chips";
import { AthletesSteps, ForAthletes } from "./for-athletes";
import { Results } from "./results";
import { SearchForm } from "./search-form";

type Props = {
  /** Null if the reader has hit the rate limit; `children` then say so. */
  result: SearchResult | null;
  /** The search of readers who may use all criteria, not only sport and level; passed in, so that visitors do not load its scripts. */
  byNeed?: React.ReactNode;
  playerId?: string | null;
  later?: boolean;
  children?: React.ReactNode;
};

export function PlayersPage({ result, byNeed, playerId = null, later = false, children }: Props) {
  const t = useTranslations("search");
  return (
    <div className={byNeed ? "wrap talent lg:gap-2.5 lg:pt-3" : "wrap talent"}>
      {!byNeed && <Trail steps={[{ name: t("title"), path: "/players" }]} />}
      {byNeed ? (
        <h1 className="text-xl lg:sr-only">{t("search.title")}</h1>
      ) : (
        <ForAthletes playerId={playerId}>
          {result && <SearchForm key={JSON.stringify(result.search)} search={result.search} />}
        </ForAthletes>
      )}
      {byNeed}
      {result && !byNeed && (
        <>
          <FilterChips search={result.search} />
          <Results result={result} later={later} />
          <AthletesSteps />
        </>
      )}
      {children}
    </div>
  );
}
