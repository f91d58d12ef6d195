import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FeedForm } from "@/components/content/news/admin/feed-form";
import { FeedList } from "@/components/content/news/admin/feed-list";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { listFeeds } from "@/lib/content/queries/feeds";
import { currentActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("news.admin"))("feeds"), robots: { index: false } };
}

export default async function AdminFeedsPage() {
  const [actor, locale, t] = [await currentActor(), await getLocale(), await getTranslations("news.admin")];
  const feeds = await listFeeds(actor);
  if (!feeds) return redirect({ href: redirectFor(actor), locale });
  return (
    <AdminFrame title={t("feeds")} lead={t("feedsLead")} back={{ href: "/admin/news", label: t("title") }}>
      <FeedForm reader={locale} />
      <FeedList feeds={feeds} zone={await readerZone()} />
    </AdminFrame>
  );
}
