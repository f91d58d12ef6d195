import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { wayFor } from "@/components/admin/desks";
import { FlaggedList } from "@/components/evidence/flagged-list";
import { redirect } from "@/lib/core/i18n/navigation";
import { flaggedConfirmations } from "@/lib/evidence/queries/flagged";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("confirmations"), robots: { index: false } };
}

export default async function AdminConfirmationsPage() {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const found = await flaggedConfirmations(actor);
  if (!found) return redirect({ href: wayFor(actor), locale: await getLocale() });
  const lead = (await getTranslations("evidence.desk"))("lead");
  return (
    <AdminFrame title={t("confirmations")} lead={lead} pending={found.length}>
      <FlaggedList found={found} />
    </AdminFrame>
  );
}
