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
  return { title: (await getTranslations("admin"))("claims"), robots: { index: false } };
}

export default async function AdminClaimsPage() {
  const [actor, t] = [await currentActor(), await getTranslations("statements.admin")];
  const [claims, zone] = await Promise.all([listStatements(actor), readerZone()]);
  if (!claims) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("title")} lead={t("lead")}>
      <StatementList claims={claims.current} zone={zone} />
      <RemovedStatements claims={claims.removed} zone={zone} />
      <section aria-labelledby="add-claim" className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
        <h2 id="add-claim" className="heading-xl">
          {t("new")}
        </h2>
        <StatementForm claim={null} />
      </section>
    </AdminFrame>
  );
}
