import { z } from "zod";
import { Refusal } from "@/lib/platform/command/refusal";
import { isCountry } from "@/lib/platform/i18n/countries";
import { countryOfPhone, phoneToKeep } from "@/lib/platform/text/phone";

/** With the spaces of printed French as plain ones; a spreadsheet's rounded figure is no number any more. */
export const phoneCell = <T extends z.ZodType>(schema: T) =>
  z.preprocess((cell, context) => {
    if (typeof cell !== "string") return cell;
    if (/^\d(?:[.,]\d{1,15})?E\+\d{1,2}$/i.test(cell.slice(0, 30)))
      context.addIssue({ code: "custom", message: rounded });
    return cell.replace(/[\u00a0\u202f]/g, " ");
  }, schema);

const rounded = "A spreadsheet has rounded this number: export it again as text.";

/** A number in E.164, or null for what nobody can call. */
export function dialled(phone: string, country: string): string | null {
  try {
    return phoneToKeep(phone, country, "phone");
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Where somebody lives, which the earlier backend asked and did not keep. */
export function countryOf({ country, phone, nationality }: Record<"phone" | "nationality", string> & Told): string {
  const named = countryOfPhone(phone);
  return country ?? (named && isCountry(named) ? named : nationality);
}

type Told = { country: string | null };
