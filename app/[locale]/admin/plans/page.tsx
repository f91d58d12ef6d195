import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PlansSold } from "@/components/billing/plans-sold";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { plansSold } from "@/lib/billing/queries/plans-sold";
import { currentActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("plans"), robots: { index: false } };
}

export default async function AdminPlansPage() {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const soldPlans = await plansSold(actor);
  if (!soldPlans) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("plans")} lead={t("plansLead")}>
      <PlansSold sold={soldPlans} />
    </AdminFrame>
  );
}
