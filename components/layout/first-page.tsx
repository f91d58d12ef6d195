import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { Field } from "@/components/sports/field";
import { LinkButton } from "@/components/ui/button";
import { alternates } from "@/lib/core/i18n/alternates";
import type { TypedMessages } from "@/lib/core/i18n/messages";
import type { SportSlug } from "@/lib/sports/schema";

type Page = keyof TypedMessages["pages"];

/** A page in its first form: what it is for, two paragraphs, the next step, beside a ground. */
export function FirstPage({ page, sport, next }: { page: Page; sport: SportSlug; next: string }) {
  const t = useTranslations(`pages.${page}`);
  const sports = useTranslations("sports");
  return (
    <div className="wrap head first-page">
      <div>
        <h1>{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
        <p>{t("first")}</p>
        <p>{t("second")}</p>
        <div className="acts">
          <LinkButton variant="go" href={next}>
            {t("next")}
          </LinkButton>
        </div>
      </div>
      <figure>
        <Field sport={sport} crop="card" />
        <figcaption className="xs">
          {sports(`name.${sport}`)} <span className="dim">{sports(`measure.${sport}`)}</span>
        </figcaption>
      </figure>
    </div>
  );
}

export async function firstPageMetadata(page: Page, path: string): Promise<Metadata> {
  const t = await getTranslations(`pages.${page}`);
  return { title: t("title"), description: t("lead"), alternates: alternates(path, await getLocale()) };
}
