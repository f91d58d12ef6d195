import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { ReportDoors } from "@/components/trust/reports/report-doors";
import { currentActor } from "@/lib/entry/session";
import { isStaff } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";

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
