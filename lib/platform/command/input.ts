import { z } from "zod";
import { countryNamed, isCountry } from "../i18n/countries";
import { isTimeZone, longestZoneName } from "../i18n/time-zone";

/** Building blocks of input schemas. Messages are keys of messages/<locale>/errors.json. Lengths are checked first: use these, never z.string() or z.preprocess(). */

export const boundedText = (max: number, code = "required", tooLong = code) =>
  z.string(code).max(max, { error: tooLong, abort: true });

/** Schemas that preprocess a value, with the longest text they read. */
export const prepared = z.registry<{ longest: number }>();

/** Preprocesses text of at most `longest` characters; `schema` must refuse longer text. */
export function preparedText<T extends z.ZodType>(longest: number, change: (text: string) => unknown, schema: T) {
  const preprocessed = z.preprocess(
    (value) => (typeof value === "string" && value.length <= longest ? change(value) : value),
    schema,
  );
  prepared.add(preprocessed, { longest });
  return preprocessed;
}

/** Raw text may be longer than the stored one: blanks, two-character line ends, decomposed letters. */
const sentLength = (max: number) => 4 * max + 100;

const trimmed = (text: string) => text.trim();

// Excludes control characters and direction overrides.
const printable = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;

/** One trimmed line of text in NFC. */
export const line = (max = 120, code = "required") =>
  preparedText(
    sentLength(max),
    (text) => text.normalize("NFC").trim(),
    boundedText(max, code, "too_long").min(1, code).regex(printable, "odd_characters"),
  );

/** Trimmed text of several lines; line ends become \n. */
export const prose = (max = 2000, code = "required", min = 1) =>
  preparedText(
    sentLength(max),
    (text) => text.normalize("NFC").replace(/\r\n?/g, "\n").trim(),
    boundedText(max, code, "too_long")
      .min(min, code)
      .refine((text) => printable.test(text.replaceAll("\n", "").replaceAll("\t", "")), "odd_characters"),
  );

export const optional = <T extends z.ZodType>(schema: T) =>
  preparedText(maxBlank, (text) => (text.trim() === "" ? undefined : text), schema.optional());
const maxBlank = 5000;

export const email = (code = "email_invalid") =>
  preparedText(
    sentLength(254),
    trimmed,
    boundedText(254, "required", code).min(1, { error: "required", abort: true }).check(z.email(code)),
  );

export const wholeNumber = (min: number, max: number, code = "number_invalid") =>
  preparedText(
    sentLength(20),
    (text) => Number(text.trim().replace(",", ".") || Number.NaN),
    z.int(code).min(min, code).max(max, code),
  );

/** Rounded to one decimal. */
export const decimal = (min: number, max: number, code = "number_invalid") =>
  preparedText(
    sentLength(20),
    (text) => Number(text.trim().replace(",", ".") || Number.NaN),
    z
      .number(code)
      .min(min, code)
      .max(max, code)
      .transform((value) => Math.round(value * 10) / 10),
  );

/** A checkbox that must be ticked; `code` when it is not. */
export const ticked = (code: string) => z.literal(["on", "true", true], code).transform(() => true);

export const tickable = z.preprocess((value) => value === "on" || value === "true" || value === true, z.boolean());
prepared.add(tickable, { longest: 0 });

const maxRepeated = 1000;

/** A repeated field; a single value becomes a list of one. */
export function many<T extends z.ZodType>(item: T, code = "required", min = 0) {
  const list = z.preprocess(
    (value) => {
      const sent = [value ?? []].flat();
      return sent.length > maxRepeated ? undefined : sent.filter((entry) => entry !== "");
    },
    z.array(item, code).min(min, code),
  );
  prepared.add(list, { longest: 0 });
  return list;
}

/** A form with additional fields of unknown names. */
export const openForm = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).catchall(otherField);
const maxOther = 1000;
const otherField = z
  .union([boundedText(maxOther), z.array(boundedText(maxOther)).max(maxRepeated)], "too_long")
  .optional();

/** http or https; "club.org" gets a scheme. */
export const webAddress = (code = "url_invalid") =>
  preparedText(
    sentLength(500),
    (text) => completeUrl(text.trim()),
    boundedText(500, code).check(z.url({ protocol: /^https?$/, error: code })),
  );

/** A host with a dot and no scheme. */
function completeUrl(address: string) {
  const [host = ""] = /^[^\s:/@?#]+/u.exec(address) ?? [];
  const isComplete = !host.slice(1, -1).includes(".") || !/^(?:[/:?#].*)?$/u.test(address.slice(host.length));
  return isComplete ? address : `https://${address}`;
}

/** "required", unless the caller has a code of its own for everything. */
const emptyCode = (code: string, usual: string) => (code === usual ? "required" : code);

const requiredText = (max: number, code: string, usual: string) =>
  boundedText(max, emptyCode(code, usual), code).min(1, emptyCode(code, usual));

/** yyyy-mm-dd, as midnight UTC. */
export const day = (code = "date_invalid") =>
  requiredText(10, code, "date_invalid")
    .pipe(z.iso.date(code))
    .transform((text) => new Date(`${text}T00:00:00Z`));

/** A country code, from its name in any of our languages or the code. */
export const country = (code = "country_invalid") =>
  preparedText(
    sentLength(100),
    (text) => countryNamed(text) ?? text,
    requiredText(sentLength(100), code, "country_invalid").refine((text) => text === "" || isCountry(text), code),
  );

export const phone = (code = "phone_invalid") =>
  preparedText(
    sentLength(25),
    trimmed,
    requiredText(25, code, "phone_invalid").regex(/^(?:\+?[0-9 ().-]{6,24})?$/, code),
  );

export const uuid = (code: string) => boundedText(36, code).check(z.uuid(code));
export const id = uuid("not_found");
export const isUuid = (value: unknown): value is string => id.safeParse(value).success;

/** The token of a mailed link. */
export const linkToken = (code: string) => boundedText(43, code).regex(/^[\w-]{43}$/, code);

export const timeZone = (code = "time_zone_invalid") => boundedText(longestZoneName, code).refine(isTimeZone, code);

export const longestSearch = 80;

/** Search text: one printable line, truncated rather than refused. */
export const searchedWords = z.preprocess(
  (value) => (typeof value === "string" ? normalizeSearch(value.slice(0, sentLength(longestSearch))) : value),
  boundedText(2 * longestSearch).min(1),
);
prepared.add(searchedWords, { longest: sentLength(longestSearch) });

function normalizeSearch(text: string) {
  const clean = text
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, " ");
  return [...clean.replace(/\s+/g, " ").trim()].slice(0, longestSearch).join("").trim();
}
