import { z } from "zod";
import { countryNamed, isCountry } from "../i18n/countries";
import { isTimeZone, longestZoneName } from "../i18n/time-zone";
import { asciiDigits, asciiDomain, displayedLength, plainDigits, withoutInvisible } from "../text/typed";

// zod's compiled parsers need eval, which the content policy refuses and the browser reports.
if (typeof window !== "undefined") z.config({ jitless: true });

/** Building blocks of input schemas. Messages are keys of messages/<locale>/errors.json. Lengths are checked first: use these, never z.string() or z.preprocess(). */

export const boundedText = (max: number, code = "required", tooLong = code) =>
  z.string(code).max(max, { error: tooLong, abort: true });

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

const typedText = (text: string) => withoutInvisible(text.normalize("NFC"));

const displayedText = (max: number, code: string) =>
  boundedText(4 * max, code, "too_long").refine((text) => displayedLength(text) <= max, {
    error: "too_long",
    abort: true,
  });

const printable = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;

export const line = (max = 120, code = "required") =>
  preparedText(sentLength(max), typedText, displayedText(max, code).min(1, code).regex(printable, "odd_characters"));

export const prose = (max = 2000, code = "required", min = 1) =>
  preparedText(
    sentLength(max),
    (text) =>
      typedText(text.replace(/[\u202d\u202e]/g, ""))
        .replace(/\r\n?/g, "\n")
        .trim(),
    boundedText(max, code, "too_long")
      .min(min, code)
      .refine((text) => printable.test(text.replaceAll("\n", "").replaceAll("\t", "")), "odd_characters"),
  );

export const optional = <T extends z.ZodType>(schema: T) =>
  preparedText(maxBlank, (text) => (text.trim() === "" ? undefined : text), schema.optional());
const maxBlank = 5000;

/** The last part of a domain may be in another script, which is sent as ASCII ("xn--…"). */
const isAddress = (text: string) => z.regexes.email.test(text.replace(/\.xn--[A-Za-z0-9-]+$/, ".xn"));

/** An e-mail address; its domain is converted to ASCII as mail servers expect it. */
export const email = (code = "email_invalid") =>
  preparedText(
    sentLength(254),
    (text) => asciiDomain(typedText(text)),
    boundedText(254, "required", code).min(1, { error: "required", abort: true }).refine(isAddress, code),
  );

/** In the digits of any script. */
const numberTyped = (text: string) =>
  Number(asciiDigits(withoutInvisible(text)).replace(/[,\u066b]/, ".") || Number.NaN);

export const wholeNumber = (min: number, max: number, code = "number_invalid") =>
  preparedText(sentLength(20), numberTyped, z.int(code).min(min, code).max(max, code));

export const decimal = (min: number, max: number, code = "number_invalid") =>
  preparedText(
    sentLength(20),
    numberTyped,
    z
      .number(code)
      .min(min, code)
      .max(max, code)
      .transform((value) => Math.round(value * 10) / 10),
  );

export const ticked = (code: string) => z.literal(["on", "true", true], code).transform(() => true);

export const tickable = z.preprocess((value) => value === "on" || value === "true" || value === true, z.boolean());
prepared.add(tickable, { longest: 0 });

const maxRepeated = 1000;

export function many<T extends z.ZodType>(item: T, code = "required", min = 0) {
  const list = z.preprocess(
    (value) => {
      const entries = [value ?? []].flat();
      return entries.length > maxRepeated ? undefined : entries.filter((entry) => entry !== "");
    },
    z.array(item, code).min(min, code),
  );
  prepared.add(list, { longest: 0 });
  return list;
}

export const openForm = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).catchall(otherField);
const maxOther = 1000;
const otherField = z
  .union([boundedText(maxOther), z.array(boundedText(maxOther)).max(maxRepeated)], "too_long")
  .optional();

export const webAddress = (code = "url_invalid") =>
  preparedText(
    sentLength(500),
    (text) => completeUrl(text.trim()),
    boundedText(500, code).check(z.url({ protocol: /^https?$/, error: code })),
  );

function completeUrl(address: string) {
  const [host = ""] = /^[^\s:/@?#]+/u.exec(address) ?? [];
  const isComplete = !host.slice(1, -1).includes(".") || !/^(?:[/:?#].*)?$/u.test(address.slice(host.length));
  return isComplete ? address : `https://${address}`;
}

const emptyCode = (code: string, defaultCode: string) => (code === defaultCode ? "required" : code);

const requiredText = (max: number, code: string, defaultCode: string) =>
  boundedText(max, emptyCode(code, defaultCode), code).min(1, emptyCode(code, defaultCode));

/** A date as yyyy-mm-dd, parsed to midnight UTC. */
export const day = (code = "date_invalid") =>
  requiredText(10, code, "date_invalid")
    .pipe(z.iso.date(code))
    .transform((text) => new Date(`${text}T00:00:00Z`));

export const country = (code = "country_invalid") =>
  preparedText(
    sentLength(100),
    (text) => countryNamed(text) ?? text,
    requiredText(sentLength(100), code, "country_invalid").refine((text) => text === "" || isCountry(text), code),
  );

const hasWords = /\d\D*[\p{L}#]/u;

export const phone = (code = "phone_invalid") =>
  preparedText(
    sentLength(40),
    (text) => plainDigits(typedText(text)),
    requiredText(40, code, "phone_invalid")
      .refine((text) => !hasWords.test(text), { error: "phone_extension", abort: true })
      .regex(/^(?:\+?[0-9 ()./-]{6,39})?$/, code),
  );

export const uuid = (code: string) => boundedText(36, code).check(z.uuid(code));
export const id = uuid("not_found");
export const isUuid = (value: unknown): value is string => id.safeParse(value).success;

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
