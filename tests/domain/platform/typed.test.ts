import { expect, test } from "vitest";
import { decimal, email, line, phone, prose, wholeNumber } from "@/lib/platform/command/input";
import { phoneToKeep } from "@/lib/platform/text/phone";
import { asciiDomain, displayedLength } from "@/lib/platform/text/typed";

const storedPhone = (typed: string, country: string) => phoneToKeep(phone().parse(typed), country, "phone");

test.each([
  ["N07", "+33\u202f6\u202f12\u202f34\u202f56\u202f79", "FR", "+33612345679"],
  ["N07", "+33\u00a06\u00a012\u00a034\u00a056\u00a079", "FR", "+33612345679"],
  ["N09", "٠٦١٢٣٤٥٦٨٢", "MA", "+212612345682"],
  ["N09", "۰۶۱۲۳۴۵۶۸۲", "MA", "+212612345682"],
  ["N10", "0470/12.34.83", "BE", "+32470123483"],
  ["N12", "+52 1 55 1234 5685", "FR", "+525512345685"],
  ["N12", "+52 55 1234 5685", "FR", "+525512345685"],
  ["marks", "\u202a+33 6 12 34 56 79\u202c", "FR", "+33612345679"],
  ["dashes", "06‑12‑34‑56‑79", "FR", "+33612345679"],
  ["full width", "＋３３６１２３４５６７９", "FR", "+33612345679"],
])("%s: %s typed in %s is kept as %s", (_case, typed, country, number) => {
  expect(storedPhone(typed, country)).toBe(number);
});

test("N10: two numbers in one field are refused", () => {
  expect(() => storedPhone("0470/12.34.83 / 0471/12.34.84", "BE")).toThrow();
});

test.each([
  "+44 (0) 20 7946 0958 ext 12",
  "01 23 45 67 89 poste 12",
  "020 7946 0958 #12",
  "06 12 34 56 78 (mobile)",
  "٠٦١٢٣٤٥٦٨٢ تحويلة ٣",
])("N10: of %s the words are what is wrong", (typed) => {
  expect(phone().safeParse(typed).error?.issues).toMatchObject([{ message: "phone_extension" }]);
});

test.each(["20", "٢٠", "۲۰", "२०", "２０", "\u200f٢٠ "])("N09: the number %s is 20", (typed) => {
  expect(wholeNumber(1, 100).parse(typed)).toBe(20);
  expect(decimal(1, 100).parse(typed)).toBe(20);
});

test("N09: a decimal is read in the digits and with the sign of each language", () => {
  expect(["8.5", "8,5", "٨٫٥", "٨,٥"].map((typed) => decimal(1, 100).parse(typed))).toEqual([8.5, 8.5, 8.5, 8.5]);
  for (const typed of ["٢٠ سنة", "twenty", "٢٠٠", ""]) expect(wholeNumber(1, 100).safeParse(typed).success).toBe(false);
});

/** The zero of each script with its own digits. */
const zeros = ["0", "٠", "۰", "०", "০", "੦", "૦", "୦", "௦", "౦", "೦", "൦", "๐", "໐", "༠", "၀", "០", "᠐", "０", "߀"];
const numbers = [
  ["06 12 34 56 78", "FR", "+33612345678"],
  ["(020) 7946 0958", "GB", "+442079460958"],
  ["0612-345678", "MA", "+212612345678"],
  ["77.123.45.67", "SN", "+221771234567"],
  ["00 32 470 12 34 83", "DE", "+32470123483"],
] as const;
const spellings = zeros.flatMap((zero) =>
  numbers.map(([typed, country, number]) => {
    const digit = (each: string) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(each));
    return [typed.replace(/\d/g, digit), country, number] as const;
  }),
);

test.each(spellings)("%s typed in %s is kept as %s", (typed, country, number) => {
  expect(storedPhone(typed, country)).toBe(number);
});

test.each([
  ["N13", "awa@клуб.рф", "awa@xn--90ard6a.xn--p1ai"],
  ["N13", "awa@xn--90ard6a.xn--p1ai", "awa@xn--90ard6a.xn--p1ai"],
  ["accents", "awa@bücher.example", "awa@xn--bcher-kva.example"],
  ["C05", "awa@club.example\u200b", "awa@club.example"],
  ["as it is", "Awa@Club.example", "Awa@Club.example"],
])("%s: the address %s is kept as %s", (_case, typed, address) => {
  expect(email().parse(typed)).toBe(address);
});

test.each(["awa", "awa@", "@клуб.рф", "awa@клуб", "awa@клуб.рф/x", "awa@клуб .рф", "awa@club.-рф:80", "a wa@клуб.рф"])(
  "%s is no address",
  (typed) => {
    expect(email().safeParse(typed).success).toBe(false);
  },
);

const texts = [
  "клуб",
  "νίκη",
  "نادي",
  "מועדון",
  "क्लब",
  "俱乐部",
  "クラブ",
  "클럽",
  "fußball",
  "športklub",
  "société",
  "đá",
];
const ends = ["рф", "ελ", "مصر", "ישראל", "भारत", "中国", "みんな", "한국", "example"];

test.each(texts.flatMap((word) => ends.map((end) => [`awa@${word}.${end}`])))("%s is an address", (typed) => {
  const address = email().parse(typed);
  expect(address).toMatch(/^awa@[a-z0-9.-]+$/);
  expect(email().parse(address)).toBe(address);
});

test("an address in ASCII is left alone", () => {
  expect(asciiDomain("Awa@1.2.3.4")).toBe("Awa@1.2.3.4");
});

test.each([
  ["N05", "\u200fمحمد أحمد", "محمد أحمد"],
  ["BOM", "\ufeffAwa", "Awa"],
  ["zero width", "Awa\u200b Diop\u200e", "Awa Diop"],
  ["isolates, as our pages have them", "\u2068Awa\u2069", "Awa"],
  ["joined emoji", "👩\u200d🚀", "👩\u200d🚀"],
  ["Persian", "می\u200cخواهم", "می\u200cخواهم"],
])("%s: a name is kept without marks that nobody sees", (_case, typed, name) => {
  expect(line().parse(typed)).toBe(name);
});

test("a line of nothing but invisible marks is empty", () => {
  expect(line().safeParse("\u200f\u200b \u2068\u2069").error?.issues[0]?.message).toBe("required");
});

const marks = [
  "\u200b",
  "\u200e",
  "\u200f",
  "\u061c",
  "\ufeff",
  "\u2060",
  "\u2066",
  "\u2067",
  "\u2068",
  "\u2069",
  "\u202a",
];
const people = ["محمد أحمد", "משה כהן", "Nguyễn Thị Hồng Đào", "王小明", "김민준", "O’Neil", "Żółć", "Μαρία", "Андрій"];

test.each(people.flatMap((name) => marks.map((mark) => [name, mark])))("%s is kept without %j", (name, mark) => {
  expect(line().parse(`${mark}${name} ${mark}`)).toBe(name);
  expect(prose().parse(`${mark}${name}${mark}`)).toBe(name);
});

test("N19: a text copied from our Arabic pages is taken", () => {
  const text = "يقول الموقع: تحقق من الرقم \u2066+33 6 12\u2069 ثم \u202bأعد\u202c \u202eالمحاولة";
  expect(prose().parse(text)).toBe("يقول الموقع: تحقق من الرقم +33 6 12 ثم أعد المحاولة");
});

test("lengths count what is displayed", () => {
  expect(displayedLength("e\u0323\u0301👩‍👩‍👧‍👦")).toBe(2);
  expect(line(5).parse("ẹ́👩‍👩‍👧‍👦")).toBe("ẹ́👩‍👩‍👧‍👦");
  expect(line(60).parse("प्रि".repeat(60))).toBe("प्रि".repeat(60));
  expect(line(2).safeParse("abc").error?.issues[0]?.message).toBe("too_long");
  expect(line(2).safeParse(`a${"\u0301".repeat(9)}`).error?.issues[0]?.message).toBe("too_long");
});
