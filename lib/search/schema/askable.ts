import type { Attribute, RecordField } from "@/lib/sports/schema/attribute";
import { attributes, attributesOf } from "@/lib/sports/schema/catalogue";
import { type SportSlug, sportSlugs } from "@/lib/sports/schema/sports";

/** Returns the attributes a condition may use: those of a sport or, without one, those common to all; positions have fields of their own. */
export function askable(sport: SportSlug | undefined): readonly Attribute[] {
  return sport ? (searchableBySport.get(sport) ?? []) : commonSearchable;
}

/** Returns the choice field by which a record is searched; countries are excluded, because they would reveal origin. */
export const askedField = (attribute: Attribute): (RecordField & { type: "choice" }) | undefined =>
  attribute.type === "record"
    ? attribute.fields.find(
        (field): field is RecordField & { type: "choice" } => field.type === "choice" && field.words !== "intl:country",
      )
    : undefined;

export const askedChoices = (attribute: Attribute): readonly string[] | undefined =>
  "choices" in attribute ? attribute.choices : askedField(attribute)?.choices;

/** The number fields of a record whose sum is searched: the bouts of a fight record. */
export const countedFields = (attribute: Attribute): readonly string[] =>
  attribute.type === "record"
    ? attribute.fields.flatMap((field) => (field.type === "number" && field.counted ? [field.name] : []))
    : [];

const isSearchable = ({ key, ask, accessLevel }: Attribute) =>
  key !== "positions" && ask !== "never" && accessLevel !== "identity";

const searchableBySport = new Map(sportSlugs.map((sport) => [sport, attributesOf(sport).filter(isSearchable)]));
const commonSearchable = attributes.filter(
  (attribute) => isSearchable(attribute) && !attribute.perSport && attribute.sports.length === sportSlugs.length,
);
