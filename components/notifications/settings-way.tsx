import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";

/** With `guardian`, links to the settings for a child. */
export function SettingsWay({ guardian }: { guardian?: string }) {
  const t = useTranslations("notifications.settings");
  return (
    <section className="block" aria-labelledby="way-title">
      <header>
        <h2 id="way-title">{t("way")}</h2>
      </header>
      <p className="small soft">{t("wayHint")}</p>
      <LinkButton
        href={guardian ? `/guardian/${guardian}/notifications` : "/account/notifications"}
        variant="quiet"
        small
        className="mt-4"
      >
        {t("open")}
      </LinkButton>
    </section>
  );
}
