import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { TextInput } from "@/components/form/text-input";
import { useAttributeWords } from "@/components/measurements/words";
import { FormPart } from "@/components/players/form-part";
import type { EsportDraft } from "@/lib/players/queries/own-esport";
import { esportFigures, type FigureKey } from "@/lib/players/schema/esport-figures";

export function FigureFields({ draft }: { draft: EsportDraft }) {
  const t = useTranslations("esport.form");
  const attributeTexts = useAttributeWords();
  return (
    <FormPart title={t("section.figures")} lead={t("figuresLead")}>
      <div className="pair">
        {esportFigures.map((attribute) => {
          const value = draft.figures?.[attribute.key as FigureKey];
          const unit = attributeTexts.unitOfMany(attribute);
          return (
            <TextInput
              key={attribute.key}
              name={attribute.key}
              label={unit ? `${attributeTexts.label(attribute.key)} (${unit})` : attributeTexts.label(attribute.key)}
              defaultValue={value === undefined ? null : attributeTexts.number(attribute, value)}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              required={false}
            />
          );
        })}
        <TextInput
          name="peakRank"
          label={attributeTexts.label("peak_rank")}
          hint={t("rankHint")}
          defaultValue={draft.peakRank}
          maxLength={60}
          required={false}
        />
      </div>
      <Checkbox name="noBan" hint={t("noBanHint")} defaultChecked={draft.noBan}>
        {attributeTexts.label("competition_ban")}
      </Checkbox>
    </FormPart>
  );
}
