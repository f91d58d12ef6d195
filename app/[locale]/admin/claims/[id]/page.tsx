import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ClaimForm } from "@/components/content/statements/admin/claim-form";
import { ClaimVersions } from "@/components/content/statements/admin/claim-versions";
import { NotFound } from "@/components/layout/not-found";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { claimWithVersions } from "@/lib/content/queries/statement-list";
import { currentActor } from "@/lib/entry/session";
import { isStaff } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("statements.desk"))("one"), robots: { index: false } };
}

export default async function AdminClaimPage({ params }: PageProps<"/[locale]/admin/claims/[id]">) {
  const [actor, locale] = [await currentActor(), await getLocale()];
  if (!isStaff(actor, "news")) return redirect({ href: redirectFor(actor), locale });
  const [claim, zone, t] = await Promise.all([
    claimWithVersions(actor, (await params).id),
    readerZone(),
    getTranslations("statements.desk"),
  ]);
  if (!claim) return <NotFound />;
  return (
    <AdminFrame title={t("one")} back={{ href: "/admin/claims", label: t("title") }}>
      <ClaimForm claim={claim} />
      <ClaimVersions claim={claim} zone={zone} />
    </AdminFrame>
  );
}
