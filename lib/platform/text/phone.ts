import "server-only";
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { refuse } from "../command/refusal";

/** Parses a number to E.164, by default as dialed in `country`; refuses `phone_invalid` at `field`. */
export function phoneToKeep(input: string, country: string, field: string): string {
  return parse(input, country)?.number ?? refuse("phone_invalid", field);
}

/** The formatted number and its tel: link; `href` is null for an invalid stored number. */
export function phoneToShow(storedNumber: string, country: string): { text: string; href: string | null } {
  const number = parse(storedNumber, country);
  return number ? { text: number.formatInternational(), href: number.getURI() } : { text: storedNumber, href: null };
}

/** E.164 of a number typed with its country code; null for anything else. */
export const internationalPhone = (input: string): string | null => parse(input, "")?.number ?? null;

/** The calling code and the country; several countries share +1, +7 and +44. */
export function destinationOf(phone: string): string {
  const number = parse(phone, "");
  return `${number?.countryCallingCode ?? ""} ${number?.country ?? ""}`;
}

export const lastDigits = (phone: string) => phone.slice(-2);

export const countryOfPhone = (input: string): string | null => parse(input, "")?.country ?? null;

/** 00 stands for the plus, except in what is dialed in `country` for its own numbers: Singapore dials 001 abroad. */
function parse(text: string, country: string) {
  const dialed = parsePossible(text, country);
  if (!text.startsWith("00")) return dialed;
  const international = parsePossible(`+${text.slice(2)}`, country);
  const isOwn = dialed?.country === country && dialed.isValid() && !dialed.nationalNumber.startsWith("00");
  return isOwn && international?.country !== country ? dialed : (international ?? dialed);
}

// Checks the length only, because number ranges change too often.
function parsePossible(text: string, country: string) {
  const number = parsePhoneNumberFromString(withoutOldMobile(text), isSupportedCountry(country) ? country : undefined);
  return number?.isPossible() ? number : null;
}

/** Mexican mobile numbers have had no 1 after the country code since 2019, but WhatsApp still shows it. */
function withoutOldMobile(text: string): string {
  const digits = text.replace(/\D/g, "").replace(/^00/, "");
  return /^521\d{10}$/.test(digits) && /^\s*(?:\+|00)/.test(text) ? `+52${digits.slice(3)}` : text;
}
