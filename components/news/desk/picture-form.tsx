import { useTranslations } from "next-intl";
import { FileInput } from "@/components/form/file-input";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { removePicture, setPicture } from "@/lib/news/actions";
import type { Draft } from "@/lib/news/queries/desk";
import { longestAlt, longestCredit, pictureAddress, pictureIn, sizes } from "@/lib/news/schema/picture";
import { direction, languageNames, locales } from "@/lib/platform/i18n/routing";

/** The picture of an article: what it shows in each language, and by which right. Without one, the ground of its sport is drawn. */
export function PictureForm({ article: { id, picture } }: { article: Draft }) {
  const t = useTranslations("news.desk.picture");
  return (
    <section aria-labelledby="picture-title" className="grid gap-5 border-t border-line-2 pt-6">
      <div>
        <h2 id="picture-title" className="heading-xl">
          {t("title")}
        </h2>
        <p className="small soft">{t("lead")}</p>
      </div>
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
          <FileInput
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
              label={t("alt", { language: languageNames[locale] })}
              maxLength={longestAlt}
              lang={locale}
              dir={direction(locale)}
              defaultValue={pictureIn(picture, locale)?.alt ?? null}
              required
            />
          ))}
        </div>
        <div>
          <SubmitButton variant="outline" pending={t("saving")}>
            {t("save")}
          </SubmitButton>
        </div>
      </Form>
      {picture && (
        <Form action={removePicture} id="remove-picture" summary={false}>
          <input type="hidden" name="newsId" value={id} />
          <SubmitButton variant="bare" small pending={t("removing")}>
            {t("remove")}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}
