import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import type { listOffers } from "@/lib/jobs/queries/public";
import { type JobSearch, jobKinds, jobTypes } from "@/lib/jobs/schema/job";
import { getPathname } from "@/lib/platform/i18n/navigation";
import { sportSlugs } from "@/lib/sports/schema";
import { Browse } from "./browse";
import { JobCard } from "./job-card";
import "./jobs.css";
import { useWishWords } from "./wish-words";

type Props = { search?: JobSearch; found: Awaited<ReturnType<typeof listOffers>>; later?: boolean };

/** The filter and a page of the board; `later` is any page but the first. */
export function Board({ search = {}, found: { offers, next }, later = false }: Props) {
  const t = useTranslations("jobs.filter");
  const words = useWishWords();
  return (
    <Filter search={search}>
      {offers.length === 0 ? (
        <Nothing />
      ) : (
        <div className="jobs">
          {offers.map((offer) => (
            <JobCard key={offer.id} offer={offer} words={words} />
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
  const sports = useTranslations("sports.name");
  const types = useTranslations("jobs.type");
  const locale = useLocale();
  const pathOf = (asked: JobSearch) => getPathname({ href: boardPath(asked), locale });
  const { kind: _kind, ...rest } = search;
  return (
    <Browse
      board={pathOf({})}
      answers={getPathname({ href: answers, locale })}
      kinds={[
        { value: "all", label: t("all"), href: pathOf(rest) },
        ...jobKinds.map((kind) => ({ value: kind, label: t(kind), href: pathOf({ ...rest, kind }) })),
      ]}
      types={jobTypes.map((value) => ({ value, label: types(value) }))}
      sports={sportSlugs.map((value) => ({ value, label: sports(value) }))}
      asked={search}
      words={{
        label: t("label"),
        sport: t("sport"),
        anySport: t("anySport"),
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

function Nothing() {
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

/** The board itself is static; whatever is asked of it is answered beside it, by an address that Next's router can tell apart. */
const answers = "/sport-jobs/search";

const boardPath = (asked: JobSearch & { after?: string }) =>
  Object.keys(asked).length > 0 ? `${answers}?${new URLSearchParams(asked)}` : "/sport-jobs";
