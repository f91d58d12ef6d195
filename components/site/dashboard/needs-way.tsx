import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";

export function NeedsWay() {
  const t = useTranslations("needs.need");
  return (
    <section className="block" aria-labelledby="needs-title">
      <header>
        <h2 id="needs-title">{t("title")}</h2>
      </header>
      <p className="text-sm text-ink-2">{t("lead")}</p>
      <LinkButton small className="mt-4" href="/dashboard/needs">
        {t("way")}
      </LinkButton>
    </section>
  );
}
