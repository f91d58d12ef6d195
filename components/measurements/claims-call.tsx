import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { claimsPath } from "@/lib/players/schema/paths";

/** With `guardian`, links to the claims of the child. */
export function ClaimsCall({ guardian }: { guardian?: string }) {
  const t = useTranslations("attributes.form");
  return (
    <section className="block part" id="attributes" aria-labelledby="attributes-title">
      <header>
        <h2 id="attributes-title">{t("title")}</h2>
      </header>
      <p className="small soft">{t("lead")}</p>
      <p>
        <LinkButton href={claimsPath({ basePath: guardian && `/guardian/${guardian}` })}>{t("fill")}</LinkButton>
      </p>
    </section>
  );
}
