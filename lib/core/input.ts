import { z } from "zod";
import { countryNamed, isCountry } from "./countries";

/** Parts of zod schemas for what comes out of an HTML form. Messages are keys of messages/<locale>/errors.json. */

const blank = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);

// Control and direction-override characters have no place in a name or a city.
const printable = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;

/** One line of text, trimmed, in normal form C. */
export const line = (max = 120, code = "required") =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.normalize("NFC").trim() : value),
    z.string(code).min(1, code).max(max, "too_long").regex(printable, "odd_characters"),
  );

/** Text over several lines, trimmed; line ends become \n. */
export const prose = (max = 2000, code = "required", min = 1) =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.normalize("NFC").replace(/\r\n?/g, "\n").trim() : value),
    z
      .string(code)
      .min(min, code)
      .max(max, "too_long")
      .refine((text) => printable.test(text.replaceAll("\n", "").replaceAll("\t", "")), "odd_characters"),
  );

/** An empty field is absent. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());

export const email = (code = "email_invalid") =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.trim() : value),
    z.string("required").min(1, "required").pipe(z.email(code).max(254, code)),
  );

/** A whole number typed in a form. */
export const whole = (min: number, max: number, code = "number_invalid") =>
  z.preprocess(
    (value) => (typeof value === "string" ? Number(value.trim().replace(",", ".") || Number.NaN) : value),
    z.int(code).min(min, code).max(max, code),
  );

/** A box that must be ticked, with its own sentence when it is not. */
export const ticked = (code: string) => z.literal(["on", "true", true], code).transform(() => true);

/** A box that may be ticked. */
export const tickable = z.preprocess((value) => value === "on" || value === "true" || value === true, z.boolean());

/** A field that may be repeated; a single value is a list of one, what was left empty is none. */
export const many = <T extends z.ZodType>(item: T, code = "required", min = 0) =>
  z.preprocess((value) => [value ?? []].flat().filter((one) => one !== ""), z.array(item).min(min, code));

/** A web address with http or https, nothing else; "club.org" is completed. */
export const webAddress = (code = "url_invalid") =>
  z.preprocess(
    (value) => (typeof value === "string" ? completed(value.trim()) : value),
    z.url({ protocol: /^https?$/, error: code }).max(500, code),
  );

/** As people say it, with a dot in its first part and no scheme. */
const completed = (address: string) =>
  /^[^\s:/@?#]+\.[^\s:/@?#]+([/:?#].*)?$/u.test(address) ? `https://${address}` : address;

/** The code of an empty field: that it is, unless whoever asks has one sentence for everything. */
const ifEmpty = (code: string, usual: string) => (code === usual ? "required" : code);

/** An ISO day (yyyy-mm-dd), as midnight UTC. */
export const day = (code = "date_invalid") =>
  z
    .string(ifEmpty(code, "date_invalid"))
    .min(1, ifEmpty(code, "date_invalid"))
    .pipe(z.iso.date(code))
    .transform((text) => new Date(`${text}T00:00:00Z`));

/** A country's code, from its name in any of our languages or the code itself. */
export const country = (code = "country_invalid") =>
  z.preprocess(
    (value) => (typeof value === "string" ? (countryNamed(value) ?? value) : value),
    z
      .string(ifEmpty(code, "country_invalid"))
      .min(1, ifEmpty(code, "country_invalid"))
      .refine((text) => text === "" || isCountry(text), code),
  );

export const phone = (code = "phone_invalid") =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.trim() : value),
    z
      .string(ifEmpty(code, "phone_invalid"))
      .min(1, ifEmpty(code, "phone_invalid"))
      .regex(/^(\+?[0-9 ().-]{6,24})?$/, code),
  );
export const id = z.uuid("not_found");

/** The most letters of a search. */
export const longestSearch = 80;

/** What somebody searches for: one line of printable text, shortened rather than refused. */
export const searchedWords = z
  .string()
  .transform((text) => {
    const clean = text
      .toWellFormed()
      .normalize("NFC")
      .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, " ");
    return [...clean.replace(/\s+/g, " ").trim()].slice(0, longestSearch).join("").trim();
  })
  .pipe(z.string().min(1));
