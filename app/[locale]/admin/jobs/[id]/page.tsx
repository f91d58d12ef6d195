import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ModeratedJob } from "@/components/jobs/admin/moderated-job";
import { NotFound } from "@/components/layout/not-found";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { currentActor } from "@/lib/entry/session";
import { jobToModerate } from "@/lib/jobs/queries/moderated-jobs";
import { isStaff } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("jobs.moderation"))("offer"), robots: { index: false } };
}

export default async function AdminJobPage({ params }: PageProps<"/[locale]/admin/jobs/[id]">) {
  const actor = await currentActor();
  if (!isStaff(actor, "moderation")) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const [job, t] = [await jobToModerate(actor, (await params).id), await getTranslations("jobs.moderation")];
  if (!job) return <NotFound />;
  return (
    <AdminFrame title={job.title} back={{ href: "/admin/jobs", label: t("caption") }}>
      <ModeratedJob job={job} />
    </AdminFrame>
  );
}
