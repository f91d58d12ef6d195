import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { ExportsList } from "@/components/trust/reports/exports-list";
import { currentActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { ownExports } from "@/lib/trust/queries/exports";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("reports"))("users"), robots: { index: false } };
}

export default async function AdminExportsPage() {
  const actor = await currentActor();
  const [exports, zone, t] = await Promise.all([ownExports(actor), readerZone(), getTranslations()]);
  if (!exports) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame
      title={t("reports.users")}
      lead={t("reports.export.lead")}
      back={{ href: "/admin/users", label: t("admin.users") }}
    >
      <ExportsList exports={exports} zone={zone} />
    </AdminFrame>
  );
}
