import { expect, test } from "vitest";
import { cents, centsOf, typedCents } from "@/lib/platform/money";

test.each([
  ["50 000", 5_000_000],
  ["50\u202f000,00 €", 5_000_000],
  ["1 250,5", 125_050],
  ["1,250.50", 125_050],
  ["€1,250", 125_000],
  ["1.250", 125_000],
  ["1.250,07 euros", 125_007],
  ["1'234'567", 123_456_700],
  ["0,9", 90],
  ["12", 1_200],
  ["١٬٢٥٠٫٥٠", 125_050],
  ["٥٠٠٠٠ يورو", 5_000_000],
  ["-3", -300],
  ["\u22123,50", -350],
])("%s is an amount", (typed, expected) => {
  expect(centsOf(typed)).toBe(expected);
});

test.each(["", "abc", "1,2,3", "1.2345", "12,3456", "1,25.000", "1e5", "--3", "1 000 000.123,4", "€", "0x10"])(
  "%s is none",
  (typed) => {
    expect(centsOf(typed)).toBeNull();
  },
);

test("a field states its error", () => {
  const refusalOf = (value: unknown) => cents(1, 1_000).safeParse(value).error?.issues[0]?.message;
  expect([undefined, " ", "much", "0", "-1", "10,01", "10"].map(refusalOf)).toEqual([
    "required",
    "required",
    "amount_invalid",
    "amount_not_positive",
    "amount_not_positive",
    "amount_too_large",
    undefined,
  ]);
  expect(cents(0, 10).safeParse("-1").error?.issues[0]?.message).toBe("amount_negative");
  expect(cents(0, 10).safeParse("9".repeat(400)).success).toBe(false);
});

test("the displayed value is parsed as the same value", () => {
  for (const amount of [0, 5, 90, 125_050, 5_000_000]) expect(centsOf(typedCents(amount))).toBe(amount);
});
