import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FitList } from "@/components/pipeline/needs/fit-list";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { currentActor, guardianActor } from "@/lib/entry/session";
import { needsForPlayer } from "@/lib/pipeline/queries/needs-for-player";
import { redirect } from "@/lib/platform/i18n/navigation";
import { guardianView } from "@/lib/players/queries/guardian";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("needs.fits");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

export default async function ChildMatchesPage({ params }: PageProps<"/[locale]/guardian/[key]/matches">) {
  const { key } = await params;
  const actor = await guardianActor(key, await currentActor());
  const [guardian, needs] = actor ? await Promise.all([guardianView(actor), needsForPlayer(actor)]) : [null, null];
  if (!guardian || !needs) return <GuardianClosed />;
  if (guardian.status !== "confirmed") return redirect({ href: `/guardian/${key}`, locale: await getLocale() });
  const t = await getTranslations("needs.fits");
  return (
    <div className="wrap">
      <AdminFrame
        title={t("titleChild", { player: guardian.firstName })}
        lead={t("leadChild", { player: guardian.firstName })}
        back={{ href: `/guardian/${key}` }}
      >
        <FitList {...needs} evidence={`/guardian/${key}/evidence`} guardian={key} />
      </AdminFrame>
    </div>
  );
}
