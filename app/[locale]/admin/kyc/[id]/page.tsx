import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { NotFound } from "@/components/layout/not-found";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { DocumentSection } from "@/components/trust/verification/document-section";
import { EarlierDocuments } from "@/components/trust/verification/earlier-documents";
import { UndoBar } from "@/components/trust/verification/undo-bar";
import { LinkButton } from "@/components/ui/link-button";
import { currentActor } from "@/lib/entry/session";
import { isStaff } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { personCase } from "@/lib/trust/queries/person-case";
import { queueSearch } from "@/lib/trust/schema/check";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("kyc"), robots: { index: false } };
}

export default async function AdminCasePage({ params, searchParams }: PageProps<"/[locale]/admin/kyc/[id]">) {
  const actor = await currentActor();
  if (!isStaff(actor, "verification")) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const [openedCase, { undo }, zone, t] = [
    await personCase(actor, (await params).id),
    queueSearch.parse(await searchParams),
    await readerZone(),
    await getTranslations(),
  ];
  if (!openedCase) return <NotFound />;
  const { recruiter } = openedCase.statedFacts;
  const undecidedCount = openedCase.documents.filter(({ decided }) => !decided).length;
  return (
    <AdminFrame
      title={openedCase.name ?? t("verification.queue.unknown")}
      lead={
        recruiter
          ? t(`recruiters.type.${recruiter.organizationType}`)
          : t(`verification.case.${openedCase.statedFacts.player ? (openedCase.minor ? "minor" : "player") : "poster"}`)
      }
      pending={undecidedCount}
      back={{ href: "/admin/kyc", label: t("admin.kyc") }}
    >
      {openedCase.next && (
        <p>
          <LinkButton variant={undecidedCount === 0 ? "go" : "quiet"} small href={`/admin/kyc/${openedCase.next}`}>
            {t("verification.case.next")}
          </LinkButton>
        </p>
      )}
      {recruiter?.organizationType === "agent" && (
        <p className="border-s-4 border-flag bg-ground-2 px-4 py-3 text-sm">{t("verification.case.twoPeople")}</p>
      )}
      {openedCase.documents.map((document) => (
        <DocumentSection
          key={document.id}
          verificationCase={document}
          statedFacts={openedCase.statedFacts}
          readAt={openedCase.readAt}
          zone={zone}
        />
      ))}
      <EarlierDocuments documents={openedCase.earlier} zone={zone} />
      <UndoBar cases={openedCase.documents} at={`/admin/kyc/${openedCase.userId}`} undo={undo} />
    </AdminFrame>
  );
}
