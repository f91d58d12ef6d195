import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { NotificationsPage } from "@/components/notifications/notifications-page";
import { memberActor } from "@/lib/entry/session";
import { listNotifications } from "@/lib/notifications/queries/bell";
import { readerZone } from "@/lib/platform/i18n/reader-zone";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("notifications"))("bell") };
}

export default async function MembersNotificationsPage({ searchParams }: PageProps<"/[locale]/notifications">) {
  const actor = await memberActor("/notifications");
  const { show, after } = await searchParams;
  const [locale, zone] = [await getLocale(), await readerZone()];
  const filter = { unread: show === "unread", after: typeof after === "string" ? after : undefined };
  return <NotificationsPage {...filter} list={await listNotifications(actor, { locale, zone }, filter)} />;
}
