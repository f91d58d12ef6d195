import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { redirectFor } from "@/components/admin/desks";
import { NotFound } from "@/components/layout/not-found";
import { LinkButton } from "@/components/ui/link-button";
import { EarlierPapers } from "@/components/verification/earlier-papers";
import { PaperSection } from "@/components/verification/paper-section";
import { UndoBar } from "@/components/verification/undo-bar";
import { isStaff } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { currentActor } from "@/lib/session";
import { personCase } from "@/lib/verification/queries/person-case";
import { deskSearch } from "@/lib/verification/schema/check";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("kyc"), robots: { index: false } };
}

export default async function AdminCasePage({ params, searchParams }: PageProps<"/[locale]/admin/kyc/[id]">) {
  const actor = await currentActor();
  if (!isStaff(actor, "verification")) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const [found, { undo }, zone, t] = [
    await personCase(actor, (await params).id),
    deskSearch.parse(await searchParams),
    await readerZone(),
    await getTranslations(),
  ];
  if (!found) return <NotFound />;
  const { recruiter } = found.told;
  const undecidedCount = found.papers.filter(({ decided }) => !decided).length;
  return (
    <AdminFrame
      title={found.name ?? t("verification.queue.unknown")}
      lead={
        recruiter
          ? t(`recruiters.type.${recruiter.organizationType}`)
          : t(`verification.case.${found.minor ? "minor" : "player"}`)
      }
      pending={undecidedCount}
      back={{ href: "/admin/kyc", label: t("admin.kyc") }}
    >
      {found.next && (
        <p>
          <LinkButton variant={undecidedCount === 0 ? "go" : "quiet"} small href={`/admin/kyc/${found.next}`}>
            {t("verification.case.next")}
          </LinkButton>
        </p>
      )}
      {recruiter?.organizationType === "agent" && (
        <p className="border-s-4 border-flag bg-ground-2 px-4 py-3 text-sm">{t("verification.case.twoPeople")}</p>
      )}
      {found.papers.map((document) => (
        <PaperSection key={document.id} paper={document} told={found.told} readAt={found.readAt} zone={zone} />
      ))}
      <EarlierPapers papers={found.earlier} zone={zone} />
      <UndoBar cases={found.papers} at={`/admin/kyc/${found.userId}`} undo={undo} />
    </AdminFrame>
  );
}
