import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { WishlistEntries } from "@/components/jobs/wishlist-entries";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { currentActor } from "@/lib/entry/session";
import { listWishlistEntries } from "@/lib/jobs/queries/wishlist-entries";
import { wishlistChoices } from "@/lib/jobs/schema/job";
import { readListSearch } from "@/lib/platform/http/list-search";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("wishlist"), robots: { index: false } };
}

export default async function AdminWishlistPage({ searchParams }: PageProps<"/[locale]/admin/wishlist">) {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const search = readListSearch(wishlistChoices, await searchParams);
  const list = await listWishlistEntries(actor, search);
  if (!list) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("wishlist")}>
      <WishlistEntries search={search} {...list} />
    </AdminFrame>
  );
}
