import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { Queue } from "@/components/trust/verification/queue";
import { currentActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { verificationQueue } from "@/lib/trust/queries/queue";
import { queueSearch } from "@/lib/trust/schema/check";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("kyc"), robots: { index: false } };
}

type Props = { searchParams: Promise<{ since?: string; undo?: string }> };

export default async function AdminKycPage({ searchParams }: Props) {
  const [actor, { since: queueOpenedAt, undo }, t] = [
    await currentActor(),
    queueSearch.parse(await searchParams),
    await getTranslations("admin"),
  ];
  const queue = await verificationQueue(actor, queueOpenedAt);
  if (!queue) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("kyc")} pending={queue.total}>
      <Queue {...queue} undo={undo} />
    </AdminFrame>
  );
}
