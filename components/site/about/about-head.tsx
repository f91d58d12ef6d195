import { useTranslations } from "next-intl";
import { Field } from "@/components/sports/field";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/link-button";
import "./about.css";

export function AboutHead() {
  const t = useTranslations("about");
  const sports = useTranslations("sports");
  return (
    <header className="wrap head about-head">
      <div>
        <BackLink href="/" />
        <h1>{t("headline")}</h1>
        <p className="lead">{t("lead")}</p>
        <div className="acts">
          <LinkButton variant="go" href="/how-it-works">
            {t("next")}
          </LinkButton>
        </div>
      </div>
      <figure>
        <Field sport="football" crop="card" />
        <figcaption className="xs">
          {sports("name.football")} <span className="dim">{sports("measure.football")}</span>
        </figcaption>
      </figure>
    </header>
  );
}
