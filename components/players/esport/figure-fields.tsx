import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { Folded } from "@/components/form/folded";
import { TextInput } from "@/components/form/text-input";
import { useAttributeWords } from "@/components/measurements/words";
import { FormPart } from "@/components/players/form-part";
import type { EsportDraft } from "@/lib/players/queries/own-esport";
import { esportFigures, type FigureKey } from "@/lib/players/schema/esport-figures";

const fields = [...esportFigures.map(({ key }) => key), "peakRank", "noBan"];

/** Every figure is optional. */
export function FigureFields({ draft, editing }: { draft: EsportDraft; editing: boolean }) {
  const t = useTranslations("esport.form");
  const next = useTranslations("esport.own.next");
  const figures = <Figures draft={draft} />;
  return (
    <FormPart
      id="figures"
      title={t("section.figures")}
      lead={t("figuresLead")}
      fold={editing && { draft: { ...draft, ...draft.figures }, fields }}
    >
      {editing ? (
        figures
      ) : (
        <Folded name={fields} summary={next("figures")}>
          {figures}
        </Folded>
      )}
    </FormPart>
  );
}

function Figures({ draft }: { draft: EsportDraft }) {
  const t = useTranslations("esport.form");
  const attributeTexts = useAttributeWords();
  return (
    <div className="fields">
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
    </div>
  );
}
