import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { desksOf, wayFor } from "@/components/admin/desks";
import { Queue } from "@/components/verification/queue";
import { redirect } from "@/lib/core/i18n/navigation";
import { platformFigures } from "@/lib/reports/queries/overview";
import { currentActor } from "@/lib/session";
import { kycQueue } from "@/lib/verification/queries/queue";
import { deskSearch } from "@/lib/verification/schema/check";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("admin");
  return { title: t("title"), robots: { index: false } };
}

type Props = { searchParams: Promise<{ since?: string }> };

export default async function AdminPage({ searchParams }: Props) {
  const [actor, { since }] = [await currentActor(), deskSearch.parse(await searchParams)];
  const [figures, queue] = await Promise.all([platformFigures(actor), kycQueue(actor, since)]);
  if (!queue) return redirect({ href: wayFor(actor), locale: await getLocale() });
  return (
    <AdminFrame desks={desksOf(actor)} current="kyc" pending={queue.total} figures={figures}>
      <Queue {...queue} />
    </AdminFrame>
  );
}
