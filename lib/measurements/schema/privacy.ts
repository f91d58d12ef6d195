import type { PrivacyAttribute } from "@/lib/players/schema/privacy";
import type { Attribute, RecordAttribute } from "./attribute";

/** As which row of the privacy table a claim of this attribute is shown. */
export function privacyOf(attribute: Attribute): PrivacyAttribute {
  const own = ownRows[attribute.key];
  if (own) return own;
  if (attribute.type === "number") return "measures";
  return attribute.type === "record" && attribute.fields.some(isNeededText) ? "typedClaims" : "choices";
}

const ownRows: Record<string, PrivacyAttribute> = {
  weight_kg: "weight",
  jersey: "squadNumber",
  licence_number: "licenceNumber",
};

const isText = ({ type }: RecordAttribute["fields"][number]) => type === "text";
const isNeededText = (field: RecordAttribute["fields"][number]) => isText(field) && field.required === true;

/** Fields of a record that hold what somebody typed. */
export const textFields = (attribute: Attribute | undefined): readonly string[] =>
  attribute?.type === "record" ? attribute.fields.filter(isText).map(({ name }) => name) : [];

/** Those of them that hold words: a licence number is typed as a text and may look like a telephone number. */
export const proseFields = (attribute: Attribute | undefined): readonly string[] =>
  attribute?.key === "licence_number" ? [] : textFields(attribute);
