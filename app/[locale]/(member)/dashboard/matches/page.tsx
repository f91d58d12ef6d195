import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { FitList } from "@/components/matching/fit-list";
import { fittingNeeds } from "@/lib/matching/queries/fits";
import { redirect } from "@/lib/platform/i18n/navigation";
import { memberActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("matching.fits"))("title"), robots: { index: false } };
}

export default async function OwnMatchesPage() {
  const [actor, t] = [await memberActor("/dashboard/matches"), await getTranslations("matching.fits")];
  const needs = await fittingNeeds(actor);
  if (!needs) return redirect({ href: "/dashboard", locale: await getLocale() });
  return (
    <div className="wrap">
      <AdminFrame title={t("title")} lead={t("lead")} back={{ href: "/dashboard" }}>
        <FitList {...needs} evidence="/dashboard/evidence" />
      </AdminFrame>
    </div>
  );
}
