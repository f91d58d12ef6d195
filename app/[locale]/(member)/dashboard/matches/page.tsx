import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FitList } from "@/components/pipeline/needs/fit-list";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { memberActor } from "@/lib/entry/session";
import { needsForPlayer } from "@/lib/pipeline/queries/needs-for-player";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("needs.fits"))("title"), robots: { index: false } };
}

export default async function OwnMatchesPage() {
  const [actor, t] = [await memberActor("/dashboard/matches"), await getTranslations("needs.fits")];
  const needs = await needsForPlayer(actor);
  if (!needs) return redirect({ href: "/dashboard", locale: await getLocale() });
  return (
    <div className="wrap">
      <AdminFrame title={t("title")} lead={t("lead")} back={{ href: "/dashboard" }}>
        <FitList {...needs} evidence="/dashboard/evidence" />
      </AdminFrame>
    </div>
  );
}
