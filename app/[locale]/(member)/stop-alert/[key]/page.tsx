import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StopAlert } from "@/components/search/stop-alert";
import { LinkButton } from "@/components/ui/link-button";
import { mailedAlert } from "@/lib/search/queries/mailed-alert";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("alerts.stop");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** Opened from an alert e-mail; opening it changes nothing, because mail programs open links too. */
export default async function StopAlertPage({ params }: PageProps<"/[locale]/stop-alert/[key]">) {
  const key = decodeURIComponent((await params).key);
  const alert = await mailedAlert(key);
  if (alert) return <StopAlert alert={alert} mailedKey={key} />;
  const t = await getTranslations("alerts");
  const common = await getTranslations("common");
  return (
    <div className="wrap head pb-24">
      <h1>{common("linkGone")}</h1>
      <p className="lead">{t("stop.goneHint")}</p>
      <div className="acts">
        <LinkButton href="/dashboard/alerts">{t("all")}</LinkButton>
      </div>
    </div>
  );
}
