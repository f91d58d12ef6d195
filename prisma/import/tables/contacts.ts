import { isCountry } from "@/lib/core/countries";
import { countryOfPhone, phoneToKeep } from "@/lib/core/phone";
import { Refusal } from "@/lib/core/refusal";

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
