import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { redirectFor } from "@/components/admin/desks";
import { PlansSold } from "@/components/billing/plans-sold";
import { plansSold } from "@/lib/billing/queries/desk";
import { redirect } from "@/lib/platform/i18n/navigation";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("plans"), robots: { index: false } };
}

export default async function AdminPlansPage() {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const sold = await plansSold(actor);
  if (!sold) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("plans")} lead={t("plansLead")}>
      <PlansSold sold={sold} />
    </AdminFrame>
  );
}
