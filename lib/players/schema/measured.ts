import type { z } from "zod";
import { preparedText } from "@/lib/platform/command/input";
import { attributes, isNumber } from "@/lib/sports/schema/catalogue";
import { typedNumber } from "@/lib/sports/schema/typed-number";

const maxLength = 100;

export function measured<T extends z.ZodType>(key: "height_cm" | "weight_kg", schema: T) {
  const attribute = attributes.filter(isNumber).find((candidate) => candidate.key === key);
  return preparedText(maxLength, (text) => (attribute && typedNumber(text, attribute)?.toString()) ?? text, schema);
}
