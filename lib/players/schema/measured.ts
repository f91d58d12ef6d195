import type { z } from "zod";
import { attributes, isNumber } from "@/lib/measurements/schema/catalogue";
import { typedNumber } from "@/lib/measurements/schema/typed-number";
import { preparedText } from "@/lib/platform/command/input";

const maxLength = 100;

export function measured<T extends z.ZodType>(key: "height_cm" | "weight_kg", schema: T) {
  const attribute = attributes.filter(isNumber).find((candidate) => candidate.key === key);
  return preparedText(maxLength, (text) => (attribute && typedNumber(text, attribute)?.toString()) ?? text, schema);
}
