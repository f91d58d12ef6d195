import type { Attribute, RecordAttribute } from "@/lib/sports/schema/attribute";
import type { PrivacyAttribute } from "./privacy";

/** Returns the row of the privacy table that applies to an attribute. */
export function privacyOf(attribute: Attribute): PrivacyAttribute {
  const specialRow = specialRows[attribute.key];
  if (specialRow) return specialRow;
  if (attribute.type === "number") return "measures";
  return attribute.type === "record" && attribute.fields.some(isRequiredText) ? "typedClaims" : "choices";
}

const specialRows: Record<string, PrivacyAttribute> = {
  weight_kg: "weight",
  jersey: "squadNumber",
  licence_number: "licenceNumber",
};

const isText = ({ type }: RecordAttribute["fields"][number]) => type === "text";
const isRequiredText = (field: RecordAttribute["fields"][number]) => isText(field) && field.required === true;

/** Fields that hold typed text; season statistics hold the competition. */
export function textFields(attribute: Attribute | undefined): readonly string[] {
  if (attribute?.type === "record") return attribute.fields.filter(isText).map(({ name }) => name);
  return attribute?.type === "number" ? ["competition"] : [];
}

/** Text fields except license numbers, which may look like phone numbers. */
export const proseFields = (attribute: Attribute | undefined): readonly string[] =>
  attribute?.key === "licence_number" ? [] : textFields(attribute);
