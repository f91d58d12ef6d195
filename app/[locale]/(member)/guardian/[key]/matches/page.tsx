import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { FitList } from "@/components/matching/fit-list";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { fittingNeeds } from "@/lib/matching/queries/fits";
import { redirect } from "@/lib/platform/i18n/navigation";
import { guardianView } from "@/lib/players/queries/guardian";
import { currentActor, guardianActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("matching.fits");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** The needs a child fits, in the hands of the guardian who has said yes. */
export default async function ChildMatchesPage({ params }: PageProps<"/[locale]/guardian/[key]/matches">) {
  const { key } = await params;
  const actor = await guardianActor(key, await currentActor());
  const [guardian, own] = actor ? await Promise.all([guardianView(actor), fittingNeeds(actor)]) : [null, null];
  if (!guardian || !own) return <GuardianClosed />;
  if (guardian.status !== "confirmed") return redirect({ href: `/guardian/${key}`, locale: await getLocale() });
  const t = await getTranslations("matching.fits");
  return (
    <div className="wrap">
      <AdminFrame
        title={t("titleChild", { player: guardian.firstName })}
        lead={t("leadChild", { player: guardian.firstName })}
        back={{ href: `/guardian/${key}` }}
      >
        <FitList {...own} evidence={`/guardian/${key}/evidence`} guardian={key} />
      </AdminFrame>
    </div>
  );
}
