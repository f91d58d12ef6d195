import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { RemovedStatements } from "@/components/content/statements/admin/removed-statements";
import { StatementForm } from "@/components/content/statements/admin/statement-form";
import { StatementList } from "@/components/content/statements/admin/statement-list";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { listStatements } from "@/lib/content/queries/statement-list";
import { currentActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("statements"), robots: { index: false } };
}

export default async function AdminStatementsPage() {
  const [actor, t] = [await currentActor(), await getTranslations("statements.admin")];
  const [statements, zone] = await Promise.all([listStatements(actor), readerZone()]);
  if (!statements) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("title")} lead={t("lead")}>
      <StatementList statements={statements.current} zone={zone} />
      <RemovedStatements statements={statements.removed} zone={zone} />
      <section aria-labelledby="add-statement" className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
        <h2 id="add-statement" className="heading-xl">
          {t("new")}
        </h2>
        <StatementForm statement={null} />
      </section>
    </AdminFrame>
  );
}
