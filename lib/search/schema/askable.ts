import type { Attribute, RecordField } from "@/lib/measurements/schema/attribute";
import { attributes, attributesOf } from "@/lib/measurements/schema/catalogue";
import { type SportSlug, sportSlugs } from "@/lib/sports/schema";

/** What a condition may name: the attributes of a sport, or without one those of every athlete. The position and its side and role are asked by fields of their own. */
export function askable(sport: SportSlug | undefined): readonly Attribute[] {
  return sport ? (ofSport.get(sport) ?? []) : ofEverybody;
}

/** The field of a record that is asked by its choices. A country is none of them: it stands for an origin. */
export const askedField = (attribute: Attribute): (RecordField & { type: "choice" }) | undefined =>
  attribute.type === "record"
    ? attribute.fields.find(
        (field): field is RecordField & { type: "choice" } => field.type === "choice" && field.words !== "intl:country",
      )
    : undefined;

/** The choices a condition on this attribute has; undefined where it is asked otherwise. */
export const askedChoices = (attribute: Attribute): readonly string[] | undefined =>
  "choices" in attribute ? attribute.choices : askedField(attribute)?.choices;

const mayBeAsked = ({ key, ask, depth }: Attribute) => key !== "positions" && ask !== "never" && depth !== "identity";

const ofSport = new Map(sportSlugs.map((sport) => [sport, attributesOf(sport).filter(mayBeAsked)]));
const ofEverybody = attributes.filter(
  (attribute) => mayBeAsked(attribute) && !attribute.perSport && attribute.sports.length === sportSlugs.length,
);
