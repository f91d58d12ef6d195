import { useFormatter, useTranslations } from "next-intl";
import { Trail } from "@/components/layout/trail";
import { LinkButton } from "@/components/ui/link-button";
import { LegalText } from "./legal-text";
import { sections } from "./sections";
import "./legal.css";

type Props = { of: keyof typeof sections; version: string; values: Record<string, string | number> };

/** Numbered sections with a table of contents; the contact section at the end has no number. */
export function LegalPage({ of: legalPage, version, values }: Props) {
  const t = useTranslations("legal");
  const format = useFormatter();
  const parts = sections[legalPage].map((id, index) => ({
    id,
    number: id === "contact" ? null : format.number(index + 1, "whole"),
    title: t(`${legalPage}.section.${id}.title` as "terms.section.purpose.title", values),
    text: t(`${legalPage}.section.${id}.text` as "terms.section.purpose.text", values),
  }));
  return (
    <article className="wrap legal">
      <Trail steps={[{ name: t(`${legalPage}.title`), path: `/${legalPage}` }]} />
      <header className="head">
        <h1>{t(`${legalPage}.headline`)}</h1>
        <p className="lead">{t(`${legalPage}.lead`)}</p>
        <p className="small soft">{t("version", { date: format.dateTime(new Date(version), "day") })}</p>
      </header>
      <nav aria-labelledby="contents">
        <h2 id="contents">{t("contents")}</h2>
        <ol>
          {parts.map(({ id, number, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="num">{number}</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="sections">
        {parts.map(({ id, number, title, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              {number && <span className="num">{number}</span>} {title}
            </h2>
            <LegalText text={text} />
          </section>
        ))}
        <p className="ask">
          {t("question")} <LinkButton href="/contact">{t("write")}</LinkButton>
        </p>
      </div>
    </article>
  );
}
