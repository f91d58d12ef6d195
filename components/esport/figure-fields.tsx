import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { TextInput } from "@/components/form/text-input";
import { useAttributeWords } from "@/components/measurements/words";
import { FormPart } from "@/components/players/form-part";
import type { EsportDraft } from "@/lib/esport/queries/own";
import { esportFigures, type FigureKey } from "@/lib/esport/schema/figures";

/** What the game counts of its player, nothing of it required. */
export function FigureFields({ draft }: { draft: EsportDraft }) {
  const t = useTranslations("esport.form");
  const words = useAttributeWords();
  return (
    <FormPart title={t("section.figures")} lead={t("figuresLead")}>
      <div className="pair">
        {esportFigures.map((attribute) => {
          const value = draft.figures?.[attribute.key as FigureKey];
          const unit = words.unitOfMany(attribute);
          return (
            <TextInput
              key={attribute.key}
              name={attribute.key}
              label={unit ? `${words.label(attribute.key)} (${unit})` : words.label(attribute.key)}
              defaultValue={value === undefined ? null : words.number(attribute, value)}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              required={false}
            />
          );
        })}
        <TextInput
          name="peakRank"
          label={words.label("peak_rank")}
          hint={t("rankHint")}
          defaultValue={draft.peakRank}
          maxLength={60}
          required={false}
        />
      </div>
      <Checkbox name="noBan" hint={t("noBanHint")} defaultChecked={draft.noBan}>
        {words.label("competition_ban")}
      </Checkbox>
    </FormPart>
  );
}
