import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";

/** On the page of an account, or a guardian's of a child: the way to choose what one is told of. */
export function SettingsWay({ guardian }: { guardian?: string }) {
  const t = useTranslations("notifications.settings");
  return (
    <section className="block" aria-labelledby="told-title">
      <header>
        <h2 id="told-title">{t("way")}</h2>
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
