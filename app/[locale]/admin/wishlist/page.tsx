import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { desksOf, wayFor } from "@/components/admin/desks";
import { WishesDesk } from "@/components/jobs/wishes-desk";
import { redirect } from "@/lib/core/i18n/navigation";
import { wishesToHandle } from "@/lib/jobs/queries/wishes";
import { platformFigures } from "@/lib/reports/queries/overview";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("admin");
  return { title: t("wishes"), robots: { index: false } };
}

export default async function AdminWishlistPage() {
  const actor = await currentActor();
  const [figures, waiting] = await Promise.all([platformFigures(actor), wishesToHandle(actor)]);
  if (!waiting) return redirect({ href: wayFor(actor), locale: await getLocale() });
  return (
    <AdminFrame desks={desksOf(actor)} current="wishes" pending={waiting.total} figures={figures}>
      <WishesDesk {...waiting} />
    </AdminFrame>
  );
}
