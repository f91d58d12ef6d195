import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { redirectFor } from "@/components/admin/desks";
import { JobsList } from "@/components/jobs/desk/jobs-list";
import { TooOften } from "@/components/layout/too-often";
import { listJobs } from "@/lib/jobs/queries/desk";
import { jobChoices } from "@/lib/jobs/schema/job";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { readDesk } from "@/lib/platform/http/desk";
import { redirect } from "@/lib/platform/i18n/navigation";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("jobs.moderation"))("caption"), robots: { index: false } };
}

export default async function AdminJobsPage({ searchParams }: PageProps<"/[locale]/admin/jobs">) {
  const [actor, t] = [await currentActor(), await getTranslations("jobs.moderation")];
  const search = readDesk(jobChoices, await searchParams);
  const found = await listJobs(actor, search).catch(ifTooOften);
  if (!found) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("caption")}>
      {found instanceof Refusal ? <TooOften refusal={found} /> : <JobsList search={search} {...found} />}
    </AdminFrame>
  );
}
