import { useTranslations } from "next-intl";
import type { Option } from "@/components/form/select";
import { Trail } from "@/components/layout/trail";
import type { Found } from "@/lib/search/queries/search";
import { FilterChips } from "./filter-chips";
import { ForAthletes } from "./for-athletes";
import { KeepSearch } from "./keep-search";
import { NeedSearch } from "./need-search";
import { Results } from "./results";
import { SearchForm } from "./search-form";

type Props = {
  /** Null when whoever asks has asked too often; `children` say so. */
  found: Found | null;
  /** For whoever searches by need and not by sport and level alone. */
  byNeed?: boolean;
  playerId?: string | null;
  savable?: boolean;
  /** The alerts of an organization, which may keep this search as one. */
  alerts?: Option[] | null;
  later?: boolean;
  /** The box that reads words, and what it read. */
  need?: React.ReactNode;
  children?: React.ReactNode;
};

export function PlayersPage({
  found,
  byNeed = false,
  playerId = null,
  savable = false,
  alerts = null,
  later = false,
  need,
  children,
}: Props) {
  const t = useTranslations("talent");
  return (
    <div className={byNeed ? "wrap talent lg:gap-2.5 lg:pt-3" : "wrap talent"}>
      <Trail steps={[{ name: t("title"), path: "/players" }]} />
      {byNeed ? <h1 className="text-xl lg:sr-only">{t("search.title")}</h1> : <ForAthletes playerId={playerId} />}
      {need}
      {found && byNeed && (
        <NeedSearch key={JSON.stringify(found.search)} found={found} savable={savable} later={later}>
          {alerts && <KeepSearch search={found.search} carried={found.carried} alerts={alerts} />}
        </NeedSearch>
      )}
      {found && !byNeed && (
        <>
          <SearchForm key={JSON.stringify(found.search)} search={found.search} />
          <FilterChips search={found.search} />
          <Results found={found} savable={savable} later={later} />
        </>
      )}
      {children}
    </div>
  );
}
