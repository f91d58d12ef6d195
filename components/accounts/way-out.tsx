import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";

export function WayOut() {
  const t = useTranslations("accounts.leave");
  return (
    <section className="block" aria-labelledby="leave-title">
      <header>
        <h2 id="leave-title">{t("title")}</h2>
      </header>
      <p className="small soft">{t("wayHint")}</p>
      <LinkButton href="/account/delete" variant="quiet" small className="mt-4">
        {t("way")}
      </LinkButton>
    </section>
  );
}
