import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { redirectFor } from "@/components/admin/desks";
import { FlaggedList } from "@/components/measurements/flagged-list";
import { Pagination } from "@/components/ui/pagination";
import { flaggedConfirmations } from "@/lib/measurements/queries/flagged";
import { deskQuery, readDesk } from "@/lib/platform/http/desk";
import { redirect } from "@/lib/platform/i18n/navigation";
import { currentActor } from "@/lib/session";

const path = "/admin/confirmations";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("confirmations"), robots: { index: false } };
}

export default async function AdminConfirmationsPage({ searchParams }: PageProps<"/[locale]/admin/confirmations">) {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const { after } = readDesk({}, await searchParams);
  const found = await flaggedConfirmations(actor, after);
  if (!found) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const lead = (await getTranslations("evidence.desk"))("lead");
  return (
    <AdminFrame title={t("confirmations")} lead={lead} pending={found.count}>
      <FlaggedList found={found.rows} />
      <Pagination first={after && path} next={found.next && `${path}${deskQuery({}, { after: found.next })}`} />
    </AdminFrame>
  );
}
