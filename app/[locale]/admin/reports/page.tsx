import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { redirectFor } from "@/components/admin/desks";
import { ReportDoors } from "@/components/reports/report-doors";
import { isStaff } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("reports"), robots: { index: false } };
}

export default async function AdminReportsPage() {
  const [actor, t] = [await currentActor(), await getTranslations()];
  if (!isStaff(actor, "reports")) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("admin.reports")} lead={t("reports.lead")}>
      <ReportDoors mayExport={isStaff(actor, "accounts")} />
    </AdminFrame>
  );
}
