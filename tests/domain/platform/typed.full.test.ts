import fc from "fast-check";
import examples from "libphonenumber-js/examples.mobile.json";
import { type CountryCode, getCountries, getExampleNumber } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { email, line, phone } from "@/lib/platform/command/input";
import { phoneToKeep } from "@/lib/platform/text/phone";
import { fullNameOf, givenName, nameColumns, splitFullName } from "@/lib/players/schema/full-name";
import { editProfileInput } from "@/lib/players/schema/player";

const runs = { numRuns: 600, seed: 20_261_130 };
const marks = [
  "",
  "\u200b",
  "\u200e",
  "\u200f",
  "\u061c",
  "\ufeff",
  "\u2066",
  "\u2069",
  "\u202a",
  "\u202c",
  "\u00a0",
  " ",
];
const zeros = ["0", "٠", "۰", "०", "০", "๐", "０", "߀"];
const mark = fc.constantFrom(...marks);
const zero = fc.constantFrom(...zeros);
const inDigits = (text: string, from: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((from.codePointAt(0) ?? 0) + Number(digit)));

/** Without islands whose numbers have five digits: the field asks for six. */
const countries = getCountries().filter(
  (country) => (getExampleNumber(country, examples)?.nationalNumber.length ?? 0) > 5,
);
const shapes = ["national", "international", "E.164", "00"] as const;
const separators = [" ", "\u00a0", "\u202f", "-", "\u2011", ".", "  "];

test("a mobile number of any country is read in every spelling", () => {
  const number = (country: CountryCode) => getExampleNumber(country, examples)!;
  const written = (country: CountryCode, shape: (typeof shapes)[number]) =>
    shape === "national"
      ? number(country).formatNational()
      : shape === "international"
        ? number(country).formatInternational()
        : number(country).number.replace("+", shape === "00" ? "00" : "+");
  fc.assert(
    fc.property(
      fc.constantFrom(...countries),
      fc.constantFrom(...shapes),
      fc.constantFrom(...separators),
      zero,
      mark,
      (country, shape, separator, from, around) => {
        const spelled = inDigits(written(country, shape).replaceAll(" ", separator), from);
        expect([spelled, phoneToKeep(phone().parse(`${around}${spelled}${around}`), country, "phone")]).toEqual([
          spelled,
          number(country).number,
        ]);
      },
    ),
    runs,
  );
});

const letters = [
  ..."aéßøŁżİıđơ",
  ..."Αλφάω",
  ..."ЖіўЋқ",
  ..."אבגםן",
  ..."ءآبتةىﻻپگ",
  ..."हिन्दीক্ষ",
  ..."王小明陳龍",
  ..."さトヴ",
  ..."김민준",
  ..."ไทยกำ",
  "e\u0301",
  "n\u0303",
  "’",
  "-",
  "𠮷",
];
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 14 });
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" "));

test("a name in any script is kept as it is seen, and comes back in its parts", () => {
  fc.assert(
    fc.property(words, fc.option(words, { nil: undefined }), mark, (first, last, around) => {
      const read = (text: string) => line(100).parse(`${around}${text}${around}`);
      const parts = { firstName: read(first), ...(last && { lastName: read(last) }) };
      expect(parts).toEqual({
        firstName: first.normalize("NFC"),
        ...(last && { lastName: last.normalize("NFC") }),
      });
      const columns = nameColumns(parts);
      expect(givenName(columns)).toBe(parts.firstName);
      expect(fullNameOf(splitFullName(columns))).toBe(columns.fullName);
    }),
    runs,
  );
});

const label = fc
  .string({ unit: fc.constantFrom(..."abzßéżđøклубνίκηאבגمصرनमस중국日本みん"), minLength: 1, maxLength: 12 })
  .filter((text) => URL.canParse(`http://${text}.example`));
const local = fc.stringMatching(/^[a-z0-9](?:[a-z0-9]|[._+-][a-z0-9]){0,20}$/);

test("an e-mail address is kept with its domain as mail servers write it, however it is typed", () => {
  fc.assert(
    fc.property(local, label, label, mark, (name, domain, end, around) => {
      const typed = `${name}@${domain}.${end}`;
      const { hostname } = new URL(`http://${domain}.${end}`);
      const result = email().safeParse(`${around}${typed}${around}`);
      if (/^[a-z]$/.test(end)) expect(result.success).toBe(false);
      else expect([typed, result.data]).toEqual([typed, `${name}@${hostname}`]);
    }),
    runs,
  );
});

test("an invalid number, address or height is refused without another error", () => {
  const { heightCm, weightKg } = editProfileInput.shape;
  const odd = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(..."0123456789+() .-/@٠٩'\"′″ftincmkgéا\u200f\ud800"), maxLength: 60 }),
  );
  fc.assert(
    fc.property(odd, (text) => {
      for (const schema of [phone(), email(), line(), heightCm, weightKg]) {
        const { error } = schema.safeParse(text);
        for (const { message } of error?.issues ?? []) expect(message).toMatch(/^[a-z_]+$/);
      }
      const height = heightCm.safeParse(text).data;
      expect(height === undefined || (Number.isInteger(height) && Number(height) >= 80 && Number(height) <= 260)).toBe(
        true,
      );
    }),
    { ...runs, numRuns: 3000 },
  );
});

const heights: [string, (cm: number) => string][] = [
  ["cm", (cm) => `${cm} cm`],
  ["metres", (cm) => `${(cm / 100).toFixed(2)} m`],
  ["a comma", (cm) => (cm / 100).toFixed(2).replace(".", ",")],
  ["m between", (cm) => `${Math.floor(cm / 100)}m${String(cm % 100).padStart(2, "0")}`],
  ["m between blanks", (cm) => `${Math.floor(cm / 100)} m ${String(cm % 100).padStart(2, "0")}`],
  ["the number alone", String],
];

test("a height is read in every unit and in every digit", () => {
  const { heightCm } = editProfileInput.shape;
  fc.assert(
    fc.property(
      fc.integer({ min: 101, max: 249 }),
      fc.constantFrom(...heights),
      zero,
      mark,
      (cm, [, spell], from, around) => {
        const typed = `${around}${inDigits(spell(cm), from)}${around}`;
        expect([typed, heightCm.safeParse(typed).data]).toEqual([typed, cm]);
      },
    ),
    runs,
  );
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 7 }), fc.integer({ min: 0, max: 11 }), zero, (feet, inches, from) => {
      const cm = Math.round((feet * 12 + inches) * 2.54);
      for (const spelled of [
        `${feet}'${inches}"`,
        `${feet} ft ${inches} in`,
        `${feet}′ ${inches}″`,
        `${feet}'${inches}`,
      ])
        expect([spelled, heightCm.safeParse(inDigits(spelled, from)).data]).toEqual([spelled, cm]);
    }),
    runs,
  );
});
