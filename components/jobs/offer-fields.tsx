import { useTranslations } from "next-intl";
import { RadioCards } from "@/components/form/radio-cards";
import { Select } from "@/components/form/select";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { FormPart } from "@/components/players/form-part";
import type { OfferText } from "@/lib/jobs/queries/offer-text";
import { descriptionLength, type JobKind, jobKinds, jobTypes, titleLength } from "@/lib/jobs/schema/job";
import { sportSlugs } from "@/lib/sports/schema";
import { AskMachine } from "./ask-machine";
import { WordingHints } from "./wording-hints";
import { useWordingWords } from "./wording-words";

type Props = { kind: JobKind; known?: OfferText; machine?: boolean };

/** What an offer says; `machine` lets one read along when it is asked to. */
export function OfferFields({ kind, known, machine = false }: Props) {
  const t = useTranslations("jobs.form");
  const types = useTranslations("jobs.type");
  const sports = useTranslations("sports.name");
  const wording = useWordingWords();
  return (
    <FormPart title={t("what")}>
      <RadioCards
        name="kind"
        label={t("kind")}
        defaultValue={kind}
        options={jobKinds.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
      />
      <div className="two">
        <Select
          name="jobType"
          label={t("jobType")}
          placeholder={t("choose")}
          defaultValue={known?.jobType}
          options={jobTypes.map((value) => ({ value, label: types(value) }))}
          required
        />
        <Select
          name="sport"
          label={t("sport")}
          placeholder={t("choose")}
          defaultValue={known?.sportSlug}
          options={sportSlugs.map((value) => ({ value, label: sports(value) }))}
          required
        />
      </div>
      <TextInput
        name="title"
        label={t("titleField")}
        hint={t("titleHint", { min: titleLength.min })}
        maxLength={titleLength.max}
        defaultValue={known?.title}
        required
      />
      <TextArea
        name="description"
        label={t("descriptionField")}
        hint={t("descriptionHint", { min: descriptionLength.min })}
        maxLength={descriptionLength.max}
        defaultValue={known?.description}
        required
      />
      <WordingHints words={wording} />
      {machine && <AskMachine words={wording} />}
    </FormPart>
  );
}
