import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { StaffList } from "@/components/trust/admin/staff-list";
import { listStaff } from "@/lib/accounts/queries/staff";
import { currentActor } from "@/lib/entry/session";
import { isStaff } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("staff"), robots: { index: false } };
}

export default async function AdminStaffPage() {
  const actor = await currentActor();
  const [colleagues, t] = [await listStaff(actor), await getTranslations("admin")];
  if (!colleagues) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("staff")} lead={t("staffList.lead")}>
      <StaffList colleagues={colleagues} opensPeople={isStaff(actor, "accounts")} />
    </AdminFrame>
  );
}
