import "server-only";
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { refuse } from "../command/refusal";

/** A typed number in E.164, read as one dials it in `country` unless it names its own; refuses `phone_invalid` beside `field`. */
export function phoneToKeep(typed: string, country: string, field: string): string {
  return parse(typed, country)?.number ?? refuse("phone_invalid", field);
}

/** A kept number as it is read abroad, and how to call it; `href` is null for what an earlier version kept as typed and nobody could call. */
export function phoneToShow(kept: string, country: string): { text: string; href: string | null } {
  const number = parse(kept, country);
  return number ? { text: number.formatInternational(), href: number.getURI() } : { text: kept, href: null };
}

/** The country a number names by itself, or null. */
export const countryOfPhone = (typed: string): string | null => parse(typed, "")?.country ?? null;

// Of the right length for its country: which ranges are in use changes faster than any table of them.
function parse(text: string, country: string) {
  const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined);
  return number?.isPossible() ? number : null;
}
