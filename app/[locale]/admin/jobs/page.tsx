import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { JobsList } from "@/components/jobs/admin/jobs-list";
import { TooOften } from "@/components/layout/too-often";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { currentActor } from "@/lib/entry/session";
import { listJobs } from "@/lib/jobs/queries/moderated-jobs";
import { jobChoices } from "@/lib/jobs/schema/job";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { readListSearch } from "@/lib/platform/http/list-search";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("jobs.moderation"))("caption"), robots: { index: false } };
}

export default async function AdminJobsPage({ searchParams }: PageProps<"/[locale]/admin/jobs">) {
  const [actor, t] = [await currentActor(), await getTranslations("jobs.moderation")];
  const search = readListSearch(jobChoices, await searchParams);
  const list = await listJobs(actor, search).catch(ifTooOften);
  if (!list) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("caption")}>
      {list instanceof Refusal ? <TooOften refusal={list} /> : <JobsList search={search} {...list} />}
    </AdminFrame>
  );
}
