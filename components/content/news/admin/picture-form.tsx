import { useLocale, useTranslations } from "next-intl";
import { DocumentInput } from "@/components/documents/document-input";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { removePicture, setPicture } from "@/lib/content/actions/news";
import type { Draft } from "@/lib/content/queries/article-list";
import { longestAlt, longestCredit, pictureAddress, pictureIn, sizes } from "@/lib/content/schema/picture";
import { sourceAddress } from "@/lib/content/schema/source";
import { direction, locales } from "@/lib/platform/i18n/routing";
import { languageName } from "@/lib/platform/i18n/spoken-languages";

/** Without a picture the ground of the sport is drawn. */
export function PictureForm({ article: { id, picture, featuredImage } }: { article: Draft }) {
  const t = useTranslations("news.admin.picture");
  const reader = useLocale();
  const pictureElsewhere = picture ? null : sourceAddress(featuredImage);
  return (
    <section aria-labelledby="picture-title" className="grid gap-5 border-t border-line-2 pt-6">
      <div>
        <h2 id="picture-title" className="heading-xl">
          {t("title")}
        </h2>
        <p className="small soft">{t("lead")}</p>
      </div>
      {pictureElsewhere && (
        <p className="small">
          {t.rich("elsewhere", {
            link: () => (
              <a href={pictureElsewhere.href} target="_blank" rel="noreferrer">
                <bdi>{pictureElsewhere.hostname}</bdi>
              </a>
            ),
          })}
        </p>
      )}
      {picture && (
        <img
          className="h-auto w-full max-w-80 border border-line"
          src={pictureAddress(picture.id, "small")}
          width={sizes.small.width}
          height={sizes.small.height}
          alt={picture.altEn}
        />
      )}
      <Form action={setPicture} id="picture" className="grid gap-4">
        <input type="hidden" name="newsId" value={id} />
        <div className="grid gap-4 md:grid-cols-2">
          <DocumentInput
            name="picture"
            label={t(picture ? "another" : "file")}
            hint={t("fileHint", { width: sizes.small.width, height: sizes.small.height })}
            accept=".jpg,.jpeg,.png"
            required={!picture}
          />
          <TextInput
            name="credit"
            label={t("credit")}
            hint={t("creditHint")}
            maxLength={longestCredit}
            defaultValue={picture?.credit ?? null}
            required
          />
          {locales.map((locale) => (
            <TextInput
              key={locale}
              name={`alt_${locale}`}
              label={t("alt", { language: languageName(reader, locale) })}
              maxLength={longestAlt}
              lang={locale}
              dir={direction(locale)}
              defaultValue={pictureIn(picture, locale)?.alt ?? null}
              required
            />
          ))}
        </div>
        <div>
          <SubmitButton variant="outline" doing="saving">
            {t("save")}
          </SubmitButton>
        </div>
      </Form>
      {picture && (
        <Form action={removePicture} id="remove-picture" summary={false}>
          <input type="hidden" name="newsId" value={id} />
          <SubmitButton variant="bare" small doing="removing">
            {t("remove")}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}
