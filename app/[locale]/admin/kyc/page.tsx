import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { redirectFor } from "@/components/admin/desks";
import { Queue } from "@/components/verification/queue";
import { redirect } from "@/lib/platform/i18n/navigation";
import { currentActor } from "@/lib/session";
import { kycQueue } from "@/lib/verification/queries/queue";
import { deskSearch } from "@/lib/verification/schema/check";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("kyc"), robots: { index: false } };
}

type Props = { searchParams: Promise<{ since?: string; undo?: string }> };

export default async function AdminKycPage({ searchParams }: Props) {
  const [actor, { since, undo }, t] = [
    await currentActor(),
    deskSearch.parse(await searchParams),
    await getTranslations("admin"),
  ];
  const queue = await kycQueue(actor, since);
  if (!queue) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("kyc")} pending={queue.total}>
      <Queue {...queue} undo={undo} />
    </AdminFrame>
  );
}
