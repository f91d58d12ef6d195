import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PushPanel } from "@/components/notifications/push-panel";
import { SettingsForm } from "@/components/notifications/settings-form";
import { BackLink } from "@/components/ui/back-link";
import { memberActor } from "@/lib/entry/session";
import { settingsView } from "@/lib/notifications/queries/settings";
import { readerZone } from "@/lib/platform/i18n/reader-zone";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("notifications.settings"))("title") };
}

export default async function NotificationSettingsPage() {
  const actor = await memberActor("/account/notifications");
  const [view, zone, t] = await Promise.all([
    settingsView(actor),
    readerZone(),
    getTranslations("notifications.settings"),
  ]);
  return (
    <div className="wrap grid gap-6 pt-6 pb-section">
      <header className="grid gap-2">
        <BackLink href="/account" label={t("back")} />
        <h1 className="text-display-m">{t("title")}</h1>
        <p className="max-w-160 text-ink-2">{t("lead")}</p>
      </header>
      <SettingsForm view={view} zone={zone} />
      <PushPanel push={view.push} />
    </div>
  );
}
