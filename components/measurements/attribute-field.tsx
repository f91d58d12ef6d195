import { useLocale, useTranslations } from "next-intl";
import { Checks } from "@/components/form/checks";
import { Folded } from "@/components/form/folded";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import type { NewestClaim } from "@/lib/measurements/queries/newest";
import { type Attribute, type ChoiceAttribute, inSport } from "@/lib/measurements/schema/attribute";
import { isDay, isTest } from "@/lib/measurements/schema/catalogue";
import { figureOf } from "@/lib/measurements/schema/figure";
import { type Claimant, offered } from "@/lib/measurements/schema/plausible";
import { FEW_CHOICES, MANY_CHOICES } from "@/lib/measurements/schema/steps";
import type { SportSlug } from "@/lib/sports/schema";
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

/** What asks for one attribute; figures stand side by side, everything else over the whole width. */
export function AttributeField({ attribute, claim, sport, position, claimant }: Props) {
  const t = useTranslations("attributes.form");
  const words = useAttributeWords();
  const label = words.label(attribute.key);
  if (attribute.type === "number") return <Figure attribute={attribute} claim={claim} minor={claimant.age < 18} />;
  if (attribute.type === "yes_no") {
    const options = (["yes", "no"] as const).map((value) => ({ value, label: t(value) }));
    return (
      <Select
        {...fieldProps(attribute, label)}
        options={options}
        placeholder={t("choose")}
        defaultValue={claim?.choices[0]}
      />
    );
  }
  return (
    <div className="col-span-2">
      {attribute.type === "record" ? (
        <RecordRows attribute={attribute} said={claim?.parts ?? []} sport={sport} position={position} />
      ) : isDay(attribute) ? (
        <TextInput
          {...fieldProps(attribute, label)}
          type={attribute.type === "day" ? "date" : "month"}
          placeholder={attribute.type === "month" ? "2027-06" : undefined}
          defaultValue={claim?.day?.toISOString().slice(0, attribute.type === "day" ? ISO_DAY : ISO_MONTH)}
        />
      ) : (
        <Choice attribute={attribute} label={label} said={claim?.choices ?? []} claimant={claimant} sport={sport} />
      )}
    </div>
  );
}

const fieldProps = ({ key }: Attribute, label: string) => ({ name: key, label });

type ChoiceProps = { attribute: ChoiceAttribute; label: string; said: string[]; claimant: Claimant; sport: SportSlug };

/** A long list is folded; of a very long one a few are named. */
function Choice({ attribute, label, said, claimant, sport }: ChoiceProps) {
  const t = useTranslations("attributes.form");
  const words = useAttributeWords();
  const locale = useLocale();
  const { key, type, words: list } = attribute;
  const meant = inSport(attribute, sport).choices;
  const choices = offered(attribute, claimant.age).filter(
    (slug) => said.includes(slug) || (fits(slug, list, claimant.category) && meant.includes(slug)),
  );
  const named = choices.map((value) => ({ value, label: words.choice(list, value) }));
  const options = list.startsWith("intl:") ? named.sort((a, b) => a.label.localeCompare(b.label, locale)) : named;
  if (type === "choice")
    return (
      <>
        <Select name={key} label={label} options={options} placeholder={t("choose")} defaultValue={said[0]} />
        {list === "class" && <SureBox name={key} words={t("sure")} />}
      </>
    );
  if (options.length >= MANY_CHOICES)
    return <FewOfMany {...{ name: key, label, options, said }} placeholder={t("choose")} />;
  const boxes = <Checks name={key} label={label} options={options} defaultValue={said} />;
  if (options.length <= FEW_CHOICES) return boxes;
  const values = words.apart(said.map((slug) => words.choice(list, slug)));
  return (
    <Folded name={key} summary={values ? t("chosen", { label, values }) : t("several", { label })}>
      {boxes}
    </Folded>
  );
}

/** Of the weight classes those of the category one competes in, once it is known. */
const fits = (slug: string, list: string, category: Claimant["category"]) =>
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
  const words = useAttributeWords();
  const locale = useLocale();
  const value = claim?.number ?? null;
  const unit = words.unit(attribute, value ?? 3);
  const counted = words.unitOfMany(attribute);
  const test = isTest(attribute);
  const figure = value === null ? null : figureOf(locale, attribute, value);
  const hint =
    test && claim && figure
      ? t("last", { value: unit ? `${figure} ${unit}` : figure, day: words.day(claim.measuredOn) })
      : minor && attribute.minors === "owner" && t("owner");
  return (
    <MeasureInput
      attribute={attribute}
      label={counted ? `${words.label(attribute.key)} (${counted})` : words.label(attribute.key)}
      unit={unit}
      sure={t("sure")}
      hint={hint || undefined}
      defaultValue={test ? null : figure}
    />
  );
}
