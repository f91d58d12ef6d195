import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import type { listOffers } from "@/lib/jobs/queries/public";
import { type JobSearch, jobKinds, jobTypes } from "@/lib/jobs/schema/job";
import { getPathname } from "@/lib/platform/i18n/navigation";
import { sportSlugs } from "@/lib/sports/schema/sports";
import { Browse } from "./browse";
import { JobCard } from "./job-card";
import "./jobs.css";
import { useWishlistTexts } from "./wishlist-texts";

type Props = { search?: JobSearch; list: Awaited<ReturnType<typeof listOffers>>; later?: boolean };

/** `later` is true on every page of the list but the first. */
export function Board({ search = {}, list: { offers, next }, later = false }: Props) {
  const t = useTranslations("jobs.filter");
  const wishlistTexts = useWishlistTexts();
  return (
    <Filter search={search}>
      {offers.length === 0 ? (
        <NoOffers />
      ) : (
        <div className="jobs">
          {offers.map((offer) => (
            <JobCard key={offer.id} offer={offer} words={wishlistTexts} />
          ))}
        </div>
      )}
      <Pagination next={next && boardPath({ ...search, after: next })} />
      {later && (
        <LinkButton variant="bare" small href={boardPath(search)}>
          {t("newest")}
        </LinkButton>
      )}
    </Filter>
  );
}

function Filter({ search, children }: { search: JobSearch; children: ReactNode }) {
  const t = useTranslations("jobs.filter");
  const common = useTranslations("common");
  const sports = useTranslations("sports.name");
  const types = useTranslations("jobs.type");
  const locale = useLocale();
  const pathOf = (query: JobSearch) => getPathname({ href: boardPath(query), locale });
  const { kind: _kind, ...filters } = search;
  return (
    <Browse
      board={pathOf({})}
      answers={getPathname({ href: answers, locale })}
      kinds={[
        { value: "all", label: t("all"), href: pathOf(filters) },
        ...jobKinds.map((kind) => ({ value: kind, label: t(kind), href: pathOf({ ...filters, kind }) })),
      ]}
      types={jobTypes.map((value) => ({ value, label: types(value) }))}
      sports={sportSlugs.map((value) => ({ value, label: sports(value) }))}
      query={search}
      words={{
        label: t("label"),
        sport: common("sport"),
        anySport: common("allSports"),
        type: t("type"),
        anyType: t("anyType"),
        place: t("place"),
        words: t("words"),
        show: t("show"),
        loading: t("loading"),
      }}
      skeleton={<JobSkeletons />}
    >
      {children}
    </Browse>
  );
}

function NoOffers() {
  const t = useTranslations("jobs.none");
  return (
    <EmptyState drawing="bench" as="h2" title={t("title")} hint={t("hint")}>
      <div className="acts">
        <LinkButton href="/sport-jobs">{t("all")}</LinkButton>
      </div>
    </EmptyState>
  );
}

function JobSkeletons() {
  return (
    <div className="jobs">
      {["a", "b", "c", "d", "e", "f"].map((box) => (
        <div className="job" key={box}>
          <Skeleton picture={false} lines={5} />
        </div>
      ))}
    </div>
  );
}

/** The list is static; filtered lists need another path, because the router does not tell pages apart by their query. */
const answers = "/sport-jobs/search";

const boardPath = (query: JobSearch & { after?: string }) =>
  Object.keys(query).length > 0 ? `${answers}?${new URLSearchParams(query)}` : "/sport-jobs";
