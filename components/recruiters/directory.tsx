import { useTranslations } from "next-intl";
import { Section } from "@/components/layout/section";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import { Link } from "@/lib/platform/i18n/navigation";
import type { DirectorySearch, FoundOrganizations } from "@/lib/recruiters/queries/public";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { Organization } from "./organization";
import "./directory.css";

type Props = { result: FoundOrganizations; search?: DirectorySearch };

/** Verified organizations; every filter is a link. */
export function Directory({ result: { total, organizations, next, sports }, search = {} }: Props) {
  const t = useTranslations("recruiters.page");
  const open = useTranslations("sports.waysIn.recruit")("step");
  const { sport, after } = search;
  return (
    <Section title={t("directory")} lead={total > 0 && t("directoryLead", { count: total })} id="directory">
      <SportChips sports={sports} chosen={sport} />
      {organizations.length === 0 ? (
        <EmptyState drawing="kickOff" title={t("empty")} hint={t("emptyHint")}>
          <LinkButton className="members:hidden" href="/recruiter-signup">
            {open}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className="directory">
          {organizations.map((organization) => (
            <Organization key={organization.id} organization={organization} sport={sport} />
          ))}
        </ul>
      )}
      <Pagination first={after && addressOf({ sport })} next={next && addressOf({ sport, after: next })} />
    </Section>
  );
}

function SportChips({ sports, chosen }: { sports: SportSlug[]; chosen: SportSlug | undefined }) {
  const t = useTranslations("recruiters.page");
  const common = useTranslations("common");
  const names = useTranslations("sports.name");
  if (sports.length < 2) return null;
  return (
    <nav aria-label={t("bySport")}>
      <ul className="directory-sports flex flex-wrap gap-2">
        {[undefined, ...sports].map((sport) => (
          <li key={sport ?? "all"}>
            <Link className="chip" href={addressOf({ sport })} aria-current={sport === chosen ? "true" : undefined}>
              {sport ? names(sport) : common("allSports")}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Filtered lists need another path, because the router does not tell pages apart by their query. */
function addressOf(search: DirectorySearch) {
  const filters = Object.entries(search).filter(([, value]) => value !== undefined);
  return `/recruiters${filters.length > 0 ? `/search?${new URLSearchParams(filters)}` : ""}#directory`;
}
