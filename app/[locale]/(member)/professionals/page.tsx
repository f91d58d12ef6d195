import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SeekerCard } from "@/components/jobs/people/seeker-card";
import { SeekersFilter } from "@/components/jobs/people/seekers-filter";
import { TooOften } from "@/components/layout/too-often";
import { BackLink } from "@/components/ui/back-link";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import { memberActor } from "@/lib/entry/session";
import { listSeekers } from "@/lib/jobs/queries/seekers";
import { seekerSearch } from "@/lib/jobs/schema/seeker";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";

export const instant = false;

const path = "/professionals";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("jobs.people"))("title"), robots: { index: false } };
}

export default async function PeoplePage({ searchParams }: PageProps<"/[locale]/professionals">) {
  const query = await searchParams;
  const search = seekerSearch(query);
  const after = typeof query.after === "string" ? query.after : undefined;
  const t = await getTranslations("jobs.people");
  const common = await getTranslations("common");
  const seekers = await listSeekers(await memberActor(path), search, after).catch(ifTooOften);
  return (
    <div className="wrap grid gap-6 pt-8 pb-section">
      <header className="grid justify-items-start gap-4">
        <BackLink href="/sport-jobs" label={t("board")} />
        <h1 className="text-display-m">{t("title")}</h1>
        <p className="lead max-w-160">{t("lead")}</p>
      </header>
      {seekers instanceof Refusal ? (
        <TooOften refusal={seekers} />
      ) : !seekers ? (
        <EmptyState drawing="bench" as="h2" title={t("forOrganizations")} hint={t("forOrganizationsHint")}>
          <div className="flex flex-wrap gap-3">
            <LinkButton variant="go" href="/recruiter-signup">
              {common("registerOrganization")}
            </LinkButton>
            <LinkButton href="/dashboard">{t("dashboard")}</LinkButton>
          </div>
        </EmptyState>
      ) : (
        <>
          <SeekersFilter key={JSON.stringify(search)} search={search} />
          {seekers.seekers.length === 0 ? (
            <EmptyState drawing="bench" as="h2" title={t("none")} hint={t("noneHint")}>
              <div className="flex flex-wrap gap-3">
                <LinkButton href={path}>{t("all")}</LinkButton>
                <LinkButton href="/sport-jobs/new">{t("vacancy")}</LinkButton>
              </div>
            </EmptyState>
          ) : (
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-gap gap-y-7">
              {seekers.seekers.map((seeker) => (
                <SeekerCard key={seeker.id} seeker={seeker} />
              ))}
            </div>
          )}
          <Pagination next={seekers.next && `${path}?${new URLSearchParams({ ...search, after: seekers.next })}`} />
        </>
      )}
    </div>
  );
}
