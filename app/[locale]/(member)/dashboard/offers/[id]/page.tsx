import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ApplicantList } from "@/components/jobs/application/applicant-list";
import { OfferHead } from "@/components/jobs/application/offer-head";
import { NotFound } from "@/components/layout/not-found";
import { OnlyReads } from "@/components/layout/only-reads";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { memberActor } from "@/lib/entry/session";
import { tenders } from "@/lib/jobs/policy";
import { applicantsOf, offerWithApplicants } from "@/lib/jobs/queries/applicants";
import { isModelConfigured } from "@/lib/jobs/queries/own";
import { applicationChoices } from "@/lib/jobs/schema/application";
import { isAllowed } from "@/lib/platform/command/actor";
import { readListSearch } from "@/lib/platform/http/list-search";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("jobs.applicants"))("title"), robots: { index: false } };
}

export default async function OwnOfferPage({ params, searchParams }: PageProps<"/[locale]/dashboard/offers/[id]">) {
  const [{ id }, t] = [await params, await getTranslations("jobs")];
  const actor = await memberActor(`/dashboard/offers/${id}`);
  const search = readListSearch(applicationChoices, await searchParams);
  const [offer, applicants] = await Promise.all([offerWithApplicants(actor, id), applicantsOf(actor, id, search)]);
  // notFound() cannot be used once streaming has started.
  if (!offer || !applicants) return <NotFound />;
  const acts = isAllowed(tenders, actor);
  return (
    <div className="wrap">
      <AdminFrame title={offer.title} back={{ href: "/dashboard?show=offers", label: t("own.title") }}>
        {!acts && <OnlyReads />}
        <OfferHead offer={offer} acts={acts} hasModel={isModelConfigured()} />
        {offer.kind === "vacancy" && (
          <section aria-labelledby="applicants" className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 id="applicants" className="heading-xl">
              {t("applicants.title")}
            </h2>
            <p className="small soft max-w-[46rem]">{t("applicants.lead")}</p>
            <ApplicantList jobId={id} acts={acts} search={search} {...applicants} />
          </section>
        )}
      </AdminFrame>
    </div>
  );
}
