import "server-only";
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { refuse } from "../command/refusal";

/** Parses to E.164, by default as dialed in `country`; refuses `phone_invalid` beside `field`. */
export function phoneToKeep(typed: string, country: string, field: string): string {
  return parse(typed, country)?.number ?? refuse("phone_invalid", field);
}

/** Formatted number and tel: link; `href` is null for an invalid stored number. */
export function phoneToShow(stored: string, country: string): { text: string; href: string | null } {
  const number = parse(stored, country);
  return number ? { text: number.formatInternational(), href: number.getURI() } : { text: stored, href: null };
}

export const countryOfPhone = (typed: string): string | null => parse(typed, "")?.country ?? null;

// Checks the length only: number ranges change too often.
function parse(text: string, country: string) {
  const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined);
  return number?.isPossible() ? number : null;
}
