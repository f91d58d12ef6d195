import { useTranslations } from "next-intl";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import { now } from "@/lib/platform/clock";
import { MeasuredBy } from "@/lib/platform/prisma/enums";
import type { NewestClaim } from "@/lib/players/queries/newest";
import type { FormStep } from "@/lib/sports/schema/steps";
import { useAttributeWords } from "./words";

export function TestHead() {
  const t = useTranslations("attributes.form");
  const common = useTranslations("common");
  const { measuredBy } = useAttributeWords();
  const today = now().toISOString().slice(0, 10);
  return (
    <>
      <TextInput name="measuredOn" type="date" label={t("measuredOn")} defaultValue={today} max={today} />
      <Select
        name="measuredBy"
        label={t("measuredBy")}
        placeholder={common("choose")}
        options={Object.values(MeasuredBy).map((value) => ({ value, label: measuredBy(value) }))}
      />
    </>
  );
}

const YEARS = 8;

/** The season of the figures: the one saved last, else the current one. */
export function SeasonHead({ step, claims }: { step: FormStep; claims: readonly NewestClaim[] }) {
  const t = useTranslations("attributes");
  const keys = new Set(step.attributes.map(({ key }) => key));
  const firstPart = claims.find(({ attribute, parts }) => keys.has(attribute) && parts)?.parts?.[0];
  const today = now();
  const running = today.getUTCMonth() < 6 ? today.getUTCFullYear() - 1 : today.getUTCFullYear();
  const years = Array.from({ length: YEARS }, (_, ago) => running - ago);
  return (
    <>
      <Select
        name="season"
        label={t("label.season")}
        options={years.map((year) => ({ value: String(year), label: `${year}–${year + 1}` }))}
        defaultValue={String(firstPart?.year ?? running)}
      />
      <TextInput
        name="competition"
        label={t("form.competition")}
        defaultValue={firstPart?.competition ?? null}
        maxLength={80}
        dir="auto"
      />
    </>
  );
}
