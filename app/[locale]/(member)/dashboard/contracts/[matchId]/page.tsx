import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ContractPage } from "@/components/pipeline/contracts/contract-page";
import { commissionOn } from "@/lib/billing/queries/commissions";
import { memberActor } from "@/lib/entry/session";
import { contractOf } from "@/lib/pipeline/queries/contract-of-match";
import { today } from "@/lib/pipeline/queries/narrowed";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("contracts"))("titleGone"), robots: { index: false } };
}

export default async function OwnContractPage({ params }: PageProps<"/[locale]/dashboard/contracts/[matchId]">) {
  const { matchId } = await params;
  const actor = await memberActor(`/dashboard/contracts/${matchId}`);
  const view = await contractOf(actor, matchId);
  if (!view) return redirect({ href: "/dashboard/pipeline", locale: await getLocale() });
  return (
    <ContractPage
      contract={view}
      commission={view.contract && (await commissionOn(actor, view.contract.id))}
      today={today(await readerZone())
        .toISOString()
        .slice(0, 10)}
    />
  );
}
