import { useTranslations } from "next-intl";
import { RadioCards } from "@/components/form/radio-cards";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { FormPart } from "@/components/players/form-part";
import type { StatedWork } from "@/lib/jobs/queries/offer-text";
import { descriptionLength, type JobKind, jobKinds, titleLength } from "@/lib/jobs/schema/job";
import { AskModel } from "./ask-model";
import { WordingHints } from "./wording-hints";
import { useWordingWords } from "./wording-words";
import { JobTypeSelect, WorkSportSelect } from "./work-fields";

type Props = { kind: JobKind; savedOffer?: StatedWork; hasModel?: boolean };

/** `hasModel` offers a check by a language model. */
export function OfferFields({ kind, savedOffer, hasModel = false }: Props) {
  const t = useTranslations("jobs.form");
  const wording = useWordingWords();
  return (
    <FormPart title={t("what")}>
      <RadioCards
        name="kind"
        label={t("kind")}
        defaultValue={kind}
        options={jobKinds.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
      />
      <div className="pair">
        <JobTypeSelect savedValue={savedOffer?.jobType} />
        <WorkSportSelect savedValue={savedOffer?.sportSlug} />
      </div>
      <TextInput
        name="title"
        label={t("titleField")}
        hint={t("titleHint", { min: titleLength.min })}
        maxLength={titleLength.max}
        defaultValue={savedOffer?.title}
        required
      />
      <TextArea
        name="description"
        label={t("descriptionField")}
        hint={t("descriptionHint", { min: descriptionLength.min })}
        maxLength={descriptionLength.max}
        defaultValue={savedOffer?.description}
        required
      />
      <WordingHints words={wording} />
      {hasModel && <AskModel words={wording} />}
    </FormPart>
  );
}
