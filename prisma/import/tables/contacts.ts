import { z } from "zod";
import { Refusal } from "@/lib/platform/command/refusal";
import { isCountry } from "@/lib/platform/i18n/countries";
import { countryOfPhone, phoneToKeep } from "@/lib/platform/text/phone";

/** Accepts the spaces of French typography; rejects numbers that a spreadsheet has rounded. */
export const phoneCell = <T extends z.ZodType>(schema: T) =>
  z.preprocess((cell, context) => {
    if (typeof cell !== "string") return cell;
    if (/^\d(?:[.,]\d{1,15})?E\+\d{1,2}$/i.test(cell.slice(0, 30)))
      context.addIssue({ code: "custom", message: rounded });
    return cell.replace(/[\u00a0\u202f]/g, " ");
  }, schema);

const rounded = "A spreadsheet has rounded this number: export it again as text.";

/** A number in E.164, or null if it is not valid. */
export function dialled(phone: string, country: string): string | null {
  try {
    return phoneToKeep(phone, country, "phone");
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The country of residence, which the earlier backend did not store. */
export function countryOf({
  country,
  phone,
  nationality,
}: Record<"phone" | "nationality", string> & Recruiter): string {
  const named = countryOfPhone(phone);
  return country ?? (named && isCountry(named) ? named : nationality);
}

type Recruiter = { country: string | null };
