import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { wayFor } from "@/components/admin/desks";
import { WishesDesk } from "@/components/jobs/wishes-desk";
import { redirect } from "@/lib/core/i18n/navigation";
import { wishesToHandle } from "@/lib/jobs/queries/wishes";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("wishes"), robots: { index: false } };
}

export default async function AdminWishlistPage() {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const waiting = await wishesToHandle(actor);
  if (!waiting) return redirect({ href: wayFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("wishes")} pending={waiting.total}>
      <WishesDesk {...waiting} />
    </AdminFrame>
  );
}
