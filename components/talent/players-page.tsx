import { useTranslations } from "next-intl";
import { Trail } from "@/components/layout/trail";
import type { Found } from "@/lib/talent/queries/search";
import { FilterChips } from "./filter-chips";
import { ForAthletes } from "./for-athletes";
import { Results } from "./results";
import { SearchForm } from "./search-form";

type Props = {
  /** Null when whoever asks has asked too often; `children` say so. */
  found: Found | null;
  /** For whoever searches by need and not by sport and level alone. */
  byNeed?: boolean;
  playerId?: string | null;
  savable?: boolean;
  later?: boolean;
  children?: React.ReactNode;
};

export function PlayersPage({
  found,
  byNeed = false,
  playerId = null,
  savable = false,
  later = false,
  children,
}: Props) {
  const t = useTranslations("talent");
  return (
    <div className="wrap talent">
      <Trail steps={[{ name: t("title"), path: "/players" }]} />
      {byNeed ? <h1>{t("search.title")}</h1> : <ForAthletes playerId={playerId} />}
      {found && (
        <>
          <SearchForm key={JSON.stringify(found.search)} search={found.search} byNeed={byNeed} />
          <FilterChips search={found.search} />
          <Results found={found} savable={savable} later={later} />
        </>
      )}
      {children}
    </div>
  );
}
