import { useLocale, useTranslations } from "next-intl";
import { Checks } from "@/components/form/checks";
import { Form } from "@/components/form/form";
import { RadioCards } from "@/components/form/radio-cards";
import { Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { makeCv } from "@/lib/measurements/actions/cvs";
import type { OwnCvs } from "@/lib/measurements/queries/own-cvs";
import { cvDays, cvParts, isPartOf, usualDays } from "@/lib/measurements/schema/cv";
import { languageNames, locales } from "@/lib/platform/i18n/routing";
import { useCvPart } from "./cv-part";

type Props = { own: OwnCvs; guardian: string | undefined };

export function MakeCvForm({ own: ownCvs, guardian }: Props) {
  const t = useTranslations("cvs.make");
  return (
    <section className="grid content-start gap-5" aria-labelledby="make-cv">
      <h2 id="make-cv" className="heading-xl border-b border-line-2 pb-2">
        {t("title")}
      </h2>
      {ownCvs.mayMake ? (
        <Making own={ownCvs} guardian={guardian} />
      ) : (
        <p className="text-sm text-ink-2">{t("guardianMakes")}</p>
      )}
    </section>
  );
}

function Making({ own: ownCvs, guardian }: Props) {
  const t = useTranslations("cvs.make");
  const locale = useLocale();
  const { minor, esport, handle, fullName, publishName, videoCount, pictureCount } = ownCvs;
  const isPossible = { portrait: pictureCount > 0, videos: videoCount > 0, career: !minor };
  const parts = cvParts.filter(
    (part) => isPartOf(part, { esport }) && (!(part in isPossible) || isPossible[part as keyof typeof isPossible]),
  );
  const partName = useCvPart(esport);
  return (
    <Form action={makeCv} guardian={guardian} id="make">
      <RadioCards
        name="naming"
        label={t("naming")}
        options={[
          { value: "handle", label: t("handle", { handle }), hint: t(minor ? "handleHintOfChild" : "handleHint") },
          { value: "name", label: t("name", { name: fullName }), hint: t(minor ? "nameHintOfChild" : "nameHint") },
        ]}
        defaultValue={publishName && !minor ? "name" : "handle"}
        required
      />
      <Checks
        name="parts"
        label={t("parts")}
        hint={t(esport ? "partsHintOfEsport" : "partsHint")}
        options={parts.map((value) => ({ value, label: partName(value) }))}
        defaultValue={parts}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          name="language"
          label={t("language")}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
          defaultValue={locale}
          required
        />
        <Select
          name="days"
          label={t("days")}
          options={cvDays.map((value) => ({ value, label: t("dayCount", { count: Number(value) }) }))}
          defaultValue={usualDays}
          required
        />
      </div>
      <p className="border-s-[3px] border-line-2 ps-3 text-sm text-ink-2">
        {t(minor ? "neverOfChild" : esport ? "neverOfEsport" : "never")}
      </p>
      <SubmitButton pending={t("sending")}>{t("send")}</SubmitButton>
    </Form>
  );
}
