import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SettingsForm } from "@/components/notifications/settings-form";
import { GuardianClosed } from "@/components/players/guardian-closed";
import { BackLink } from "@/components/ui/back-link";
import { currentActor, guardianActor } from "@/lib/entry/session";
import { settingsView } from "@/lib/notifications/queries/settings";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { guardianView } from "@/lib/players/queries/guardian";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("notifications.settings");
  return { title: t("guardianTitle"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

export default async function GuardianNotificationsPage({
  params,
}: PageProps<"/[locale]/guardian/[key]/notifications">) {
  const { key } = await params;
  const actor = await guardianActor(key, await currentActor());
  const guardian = actor && (await guardianView(actor));
  if (!guardian) return <GuardianClosed />;
  const [view, zone, t] = await Promise.all([
    settingsView(actor),
    readerZone(),
    getTranslations("notifications.settings"),
  ]);
  return (
    <div className="wrap grid gap-6 pt-6 pb-section">
      <header className="grid gap-2">
        <BackLink href={`/guardian/${key}`} label={t("backToChild")} />
        <h1 className="text-display-m">{t("guardianHeading", { player: guardian.firstName })}</h1>
        <p className="max-w-160 text-ink-2">{t("guardianLead")}</p>
      </header>
      <SettingsForm view={view} zone={zone} guardian={key} />
    </div>
  );
}
