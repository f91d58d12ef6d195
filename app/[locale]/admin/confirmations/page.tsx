import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FlaggedList } from "@/components/measurements/flagged-list";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { Pagination } from "@/components/ui/pagination";
import { currentActor } from "@/lib/entry/session";
import { flaggedConfirmations } from "@/lib/measurements/queries/flagged";
import { listQuery, readListSearch } from "@/lib/platform/http/list-search";
import { redirect } from "@/lib/platform/i18n/navigation";

const path = "/admin/confirmations";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("confirmations"), robots: { index: false } };
}

export default async function AdminConfirmationsPage({ searchParams }: PageProps<"/[locale]/admin/confirmations">) {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const { after } = readListSearch({}, await searchParams);
  const confirmations = await flaggedConfirmations(actor, after);
  if (!confirmations) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const lead = (await getTranslations("measurements.admin"))("lead");
  return (
    <AdminFrame title={t("confirmations")} lead={lead} pending={confirmations.count}>
      <FlaggedList confirmations={confirmations.rows} />
      <Pagination
        first={after && path}
        next={confirmations.next && `${path}${listQuery({}, { after: confirmations.next })}`}
      />
    </AdminFrame>
  );
}
