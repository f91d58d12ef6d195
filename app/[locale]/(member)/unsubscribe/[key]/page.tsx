import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { UnsubscribeForm } from "@/components/notifications/unsubscribe-form";
import { LinkButton } from "@/components/ui/link-button";
import { unsubscribeChoice } from "@/lib/notifications/queries/unsubscribe-choice";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("notifications.unsubscribe");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** Opened from the footer of an e-mail; opening it changes nothing, because mail programs open links too. */
export default async function UnsubscribePage({ params }: PageProps<"/[locale]/unsubscribe/[key]">) {
  const { key } = await params;
  const choice = await unsubscribeChoice(decodeURIComponent(key));
  if (choice) return <UnsubscribeForm choice={choice} address={key} />;
  const t = await getTranslations("notifications.unsubscribe");
  const common = await getTranslations("common");
  const notifications = await getTranslations("notifications");
  return (
    <div className="wrap head pb-24">
      <h1>{common("linkGone")}</h1>
      <p className="lead">{t("goneHint")}</p>
      <div className="acts">
        <LinkButton href="/account/notifications">{notifications("settings.way")}</LinkButton>
      </div>
    </div>
  );
}
