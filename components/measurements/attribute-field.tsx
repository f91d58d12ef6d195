import { useLocale, useTranslations } from "next-intl";
import { Checks } from "@/components/form/checks";
import { Folded } from "@/components/form/folded";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import type { NewestClaim } from "@/lib/players/queries/newest";
import { type Attribute, type ChoiceAttribute, inSport } from "@/lib/sports/schema/attribute";
import { isDay, isTest } from "@/lib/sports/schema/catalogue";
import { figureOf } from "@/lib/sports/schema/figure";
import { type Claimant, offered } from "@/lib/sports/schema/plausible";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { FEW_CHOICES, MANY_CHOICES } from "@/lib/sports/schema/steps";
import { FewOfMany } from "./few-of-many";
import { MeasureInput } from "./measure-input";
import { RecordRows } from "./record-rows";
import { SureBox } from "./sure-box";
import { useAttributeWords } from "./words";

type Props = {
  attribute: Attribute;
  claim: NewestClaim | undefined;
  sport: SportSlug;
  position: string;
  claimant: Claimant;
};

const ISO_MONTH = 7;
const ISO_DAY = 10;

export function AttributeField({ attribute, claim, sport, position, claimant }: Props) {
  const t = useTranslations("attributes.form");
  const common = useTranslations("common");
  const attributeTexts = useAttributeWords();
  const label = attributeTexts.label(attribute.key);
  if (attribute.type === "number") return <Figure attribute={attribute} claim={claim} minor={claimant.age < 18} />;
  if (attribute.type === "yes_no") {
    const options = (["yes", "no"] as const).map((value) => ({ value, label: t(value) }));
    return (
      <Select
        {...fieldProps(attribute, label)}
        options={options}
        placeholder={common("choose")}
        defaultValue={claim?.choices[0]}
      />
    );
  }
  return (
    <div className="col-span-2">
      {attribute.type === "record" ? (
        <RecordRows attribute={attribute} claims={claim?.parts ?? []} sport={sport} position={position} />
      ) : isDay(attribute) ? (
        <TextInput
          {...fieldProps(attribute, label)}
          type={attribute.type === "day" ? "date" : "month"}
          placeholder={attribute.type === "month" ? "2027-06" : undefined}
          defaultValue={claim?.day?.toISOString().slice(0, attribute.type === "day" ? ISO_DAY : ISO_MONTH)}
        />
      ) : (
        <Choice attribute={attribute} label={label} selected={claim?.choices ?? []} claimant={claimant} sport={sport} />
      )}
    </div>
  );
}

const fieldProps = ({ key }: Attribute, label: string) => ({ name: key, label });

type ChoiceProps = {
  attribute: ChoiceAttribute;
  label: string;
  selected: string[];
  claimant: Claimant;
  sport: SportSlug;
};

/** Long lists are folded; very long ones are replaced by a few selects. */
function Choice({ attribute, label, selected, claimant, sport }: ChoiceProps) {
  const t = useTranslations("attributes.form");
  const common = useTranslations("common");
  const attributeTexts = useAttributeWords();
  const locale = useLocale();
  const { key, type, words: list } = attribute;
  const sportChoices = inSport(attribute, sport).choices;
  const choices = offered(attribute, claimant.age).filter(
    (slug) => selected.includes(slug) || (fitsCategory(slug, list, claimant.category) && sportChoices.includes(slug)),
  );
  const labeledChoices = choices.map((value) => ({ value, label: attributeTexts.choice(list, value) }));
  const options = list.startsWith("intl:")
    ? labeledChoices.sort((a, b) => a.label.localeCompare(b.label, locale))
    : labeledChoices;
  if (type === "choice")
    return (
      <>
        <Select name={key} label={label} options={options} placeholder={common("choose")} defaultValue={selected[0]} />
        {list === "class" && <SureBox name={key} words={t("sure")} />}
      </>
    );
  if (options.length >= MANY_CHOICES)
    return <FewOfMany {...{ name: key, label, options, selected }} placeholder={common("choose")} />;
  const boxes = <Checks name={key} label={label} options={options} defaultValue={selected} />;
  if (options.length <= FEW_CHOICES) return boxes;
  const values = attributeTexts.apart(selected.map((slug) => attributeTexts.choice(list, slug)));
  return (
    <Folded name={key} summary={values ? t("chosen", { label, values }) : t("several", { label })}>
      {boxes}
    </Folded>
  );
}

/** Offers the weight classes of the player's category, or all of them if the category is unknown or open. */
const fitsCategory = (slug: string, list: string, category: Claimant["category"]) =>
  list !== "class" ||
  category === null ||
  category === "open" ||
  slug.includes(`.${category}.`) ||
  slug.includes(".all.");

function Figure({
  attribute,
  claim,
  minor,
}: {
  attribute: Extract<Attribute, { type: "number" }>;
  claim: NewestClaim | undefined;
  minor: boolean;
}) {
  const t = useTranslations("attributes.form");
  const attributeTexts = useAttributeWords();
  const locale = useLocale();
  const value = claim?.number ?? null;
  const unit = attributeTexts.unit(attribute, value ?? 3);
  const pluralUnit = attributeTexts.unitOfMany(attribute);
  const label = attributeTexts.label(attribute.key);
  const test = isTest(attribute);
  const figure = value === null ? null : figureOf(locale, attribute, value);
  const hint =
    test && claim && value !== null
      ? t("last", { value: attributeTexts.measured(attribute, value), day: attributeTexts.day(claim.measuredOn) })
      : minor && attribute.minors === "owner" && t("owner");
  return (
    <MeasureInput
      attribute={attribute}
      label={pluralUnit && !label.includes(pluralUnit) ? `${label} (${pluralUnit})` : label}
      unit={unit}
      sure={t("sure")}
      hint={hint || undefined}
      defaultValue={test ? null : figure}
    />
  );
}
