import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { WishesDesk } from "@/components/jobs/wishes-desk";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/desks";
import { currentActor } from "@/lib/entry/session";
import { listWishes } from "@/lib/jobs/queries/wishes";
import { wishChoices } from "@/lib/jobs/schema/job";
import { readDesk } from "@/lib/platform/http/desk";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("wishes"), robots: { index: false } };
}

export default async function AdminWishlistPage({ searchParams }: PageProps<"/[locale]/admin/wishlist">) {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const search = readDesk(wishChoices, await searchParams);
  const list = await listWishes(actor, search);
  if (!list) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("wishes")}>
      <WishesDesk search={search} {...list} />
    </AdminFrame>
  );
}
