import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { StatementForm } from "@/components/content/statements/admin/statement-form";
import { StatementVersions } from "@/components/content/statements/admin/statement-versions";
import { NotFound } from "@/components/layout/not-found";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { statementWithVersions } from "@/lib/content/queries/statement-list";
import { currentActor } from "@/lib/entry/session";
import { isStaff } from "@/lib/platform/command/actor";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("statements.admin"))("one"), robots: { index: false } };
}

export default async function AdminStatementPage({ params }: PageProps<"/[locale]/admin/statements/[id]">) {
  const [actor, locale] = [await currentActor(), await getLocale()];
  if (!isStaff(actor, "news")) return redirect({ href: redirectFor(actor), locale });
  const [statement, zone, t] = await Promise.all([
    statementWithVersions(actor, (await params).id),
    readerZone(),
    getTranslations("statements.admin"),
  ]);
  if (!statement) return <NotFound />;
  return (
    <AdminFrame title={t("one")} back={{ href: "/admin/statements", label: t("title") }}>
      <StatementForm statement={statement} />
      <StatementVersions statement={statement} zone={zone} />
    </AdminFrame>
  );
}
