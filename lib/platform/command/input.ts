import { z } from "zod";
import { countryNamed, isCountry } from "../i18n/countries";
import { isTimeZone, longestZoneName } from "../i18n/time-zone";

/**
 * Parts of zod schemas for what comes out of an HTML form. Messages are keys of messages/<locale>/errors.json.
 * The length of a text is judged before anything else reads it: schemas are made of these, never of z.string() or z.preprocess().
 */

/** Text of at most `max` characters. What is longer fails here and is read by no later check. */
export const boundedText = (max: number, code = "required", tooLong = code) =>
  z.string(code).max(max, { error: tooLong, abort: true });

/** Schemas that change a value before they check it, with the longest text they read. */
export const prepared = z.registry<{ longest: number }>();

/** Changes text before `schema` checks it. What is longer than `longest` stays as it came, and `schema` must refuse it. */
export function preparedText<T extends z.ZodType>(longest: number, change: (text: string) => unknown, schema: T) {
  const whole = z.preprocess(
    (value) => (typeof value === "string" && value.length <= longest ? change(value) : value),
    schema,
  );
  prepared.add(whole, { longest });
  return whole;
}

/** As it is sent, a text may be longer than it is kept: with blanks around it, two characters a line end, letters and marks apart. */
const sentLength = (max: number) => 4 * max + 100;

const trimmed = (text: string) => text.trim();

// Control and direction-override characters have no place in a name or a city.
const printable = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;

/** One line of text, trimmed, in normal form C. */
export const line = (max = 120, code = "required") =>
  preparedText(
    sentLength(max),
    (text) => text.normalize("NFC").trim(),
    boundedText(max, code, "too_long").min(1, code).regex(printable, "odd_characters"),
  );

/** Text over several lines, trimmed; line ends become \n. */
export const prose = (max = 2000, code = "required", min = 1) =>
  preparedText(
    sentLength(max),
    (text) => text.normalize("NFC").replace(/\r\n?/g, "\n").trim(),
    boundedText(max, code, "too_long")
      .min(min, code)
      .refine((text) => printable.test(text.replaceAll("\n", "").replaceAll("\t", "")), "odd_characters"),
  );

/** An empty field is absent. */
export const optional = <T extends z.ZodType>(schema: T) =>
  preparedText(longestBlank, (text) => (text.trim() === "" ? undefined : text), schema.optional());
const longestBlank = 5000;

export const email = (code = "email_invalid") =>
  preparedText(
    sentLength(254),
    trimmed,
    boundedText(254, "required", code).min(1, { error: "required", abort: true }).check(z.email(code)),
  );

/** A whole number typed in a form. */
export const whole = (min: number, max: number, code = "number_invalid") =>
  preparedText(
    sentLength(20),
    (text) => Number(text.trim().replace(",", ".") || Number.NaN),
    z.int(code).min(min, code).max(max, code),
  );

/** A number typed in a form, kept with one decimal. */
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

/** A box that must be ticked, with its own sentence when it is not. */
export const ticked = (code: string) => z.literal(["on", "true", true], code).transform(() => true);

/** A box that may be ticked. */
export const tickable = z.preprocess((value) => value === "on" || value === "true" || value === true, z.boolean());
prepared.add(tickable, { longest: 0 });

/** Values of one field at the most. */
const mostRepeated = 1000;

/** A field that may be repeated; a single value is a list of one, what was left empty is none. */
export function many<T extends z.ZodType>(item: T, code = "required", min = 0) {
  const list = z.preprocess(
    (value) => {
      const sent = [value ?? []].flat();
      return sent.length > mostRepeated ? undefined : sent.filter((one) => one !== "");
    },
    z.array(item, code).min(min, code),
  );
  prepared.add(list, { longest: 0 });
  return list;
}

/** A form with fields whose names are not known before, each a short text or several. */
export const openForm = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).catchall(otherField);
const longestOther = 1000;
const otherField = z
  .union([boundedText(longestOther), z.array(boundedText(longestOther)).max(mostRepeated)], "too_long")
  .optional();

/** A web address with http or https, nothing else; "club.org" is completed. */
export const webAddress = (code = "url_invalid") =>
  preparedText(
    sentLength(500),
    (text) => completed(text.trim()),
    boundedText(500, code).check(z.url({ protocol: /^https?$/, error: code })),
  );

/** As people say it, with a dot in its first part and no scheme. */
function completed(address: string) {
  const [host = ""] = /^[^\s:/@?#]+/u.exec(address) ?? [];
  const isComplete = !host.slice(1, -1).includes(".") || !/^(?:[/:?#].*)?$/u.test(address.slice(host.length));
  return isComplete ? address : `https://${address}`;
}

/** The code of an empty field: that it is, unless whoever asks has one sentence for everything. */
const ifEmpty = (code: string, usual: string) => (code === usual ? "required" : code);

/** Text that must not be empty; `code` for everything else. */
const filled = (max: number, code: string, usual: string) =>
  boundedText(max, ifEmpty(code, usual), code).min(1, ifEmpty(code, usual));

/** An ISO day (yyyy-mm-dd), as midnight UTC. */
export const day = (code = "date_invalid") =>
  filled(10, code, "date_invalid")
    .pipe(z.iso.date(code))
    .transform((text) => new Date(`${text}T00:00:00Z`));

/** A country's code, from its name in any of our languages or the code itself. */
export const country = (code = "country_invalid") =>
  preparedText(
    sentLength(100),
    (text) => countryNamed(text) ?? text,
    filled(sentLength(100), code, "country_invalid").refine((text) => text === "" || isCountry(text), code),
  );

export const phone = (code = "phone_invalid") =>
  preparedText(sentLength(25), trimmed, filled(25, code, "phone_invalid").regex(/^(?:\+?[0-9 ().-]{6,24})?$/, code));

/** An id of ours. */
export const uuid = (code: string) => boundedText(36, code).check(z.uuid(code));
export const id = uuid("not_found");
export const isUuid = (value: unknown): value is string => id.safeParse(value).success;

/** What a mailed link ends in. */
export const linkToken = (code: string) => boundedText(43, code).regex(/^[\w-]{43}$/, code);

export const timeZone = (code = "time_zone_invalid") => boundedText(longestZoneName, code).refine(isTimeZone, code);

/** The most letters of a search. */
export const longestSearch = 80;

/** What somebody searches for: one line of printable text, shortened rather than refused. */
export const searchedWords = z.preprocess(
  (value) => (typeof value === "string" ? shortened(value.slice(0, sentLength(longestSearch))) : value),
  boundedText(2 * longestSearch).min(1),
);
prepared.add(searchedWords, { longest: sentLength(longestSearch) });

function shortened(text: string) {
  const clean = text
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, " ");
  return [...clean.replace(/\s+/g, " ").trim()].slice(0, longestSearch).join("").trim();
}
