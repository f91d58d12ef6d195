import fc from "fast-check";
import { expect, test } from "vitest";
import {
  base32Secret,
  codeAt,
  findRecoveryCode,
  findStep,
  looksLikeCode,
  otpauthUri,
  recoveryCodes,
  stepAt,
} from "@/lib/accounts/provider/one-time-code";
import { secondsFrom } from "@/lib/platform/clock";
import { appShows } from "../../support/browser/authenticator";

const factor = "6f1d2c1e-0000-4000-8000-000000000001";
const noon = new Date("2026-11-24T12:00:00Z");

test("an authenticator app with the secret computes the expected code", () => {
  for (let day = 0; day < 50; day++) {
    const time = secondsFrom(noon, day * 86_399);
    expect(codeAt(factor, stepAt(time))).toBe(appShows(base32Secret(factor), 0, time));
  }
  expect(base32Secret(factor)).toMatch(/^[A-Z2-7]{32}$/);
  expect(otpauthUri(factor, "ann@test.recruit")).toBe(
    `otpauth://totp/Recruit:ann%40test.recruit?secret=${base32Secret(factor)}&issuer=Recruit`,
  );
});

test("a code is valid for its half minute and the adjacent ones, with any spacing", () => {
  const code = codeAt(factor, stepAt(noon));
  expect(findStep(factor, `${code.slice(0, 3)} ${code.slice(3)}`, noon)).toBe(stepAt(noon));
  expect(findStep(factor, code, secondsFrom(noon, 30))).toBe(stepAt(noon));
  expect(findStep(factor, code, secondsFrom(noon, -30))).toBe(stepAt(noon));
  expect(findStep(factor, code, secondsFrom(noon, 60))).toBeNull();
  expect(findStep(factor.replace("1", "2"), code, noon)).toBeNull();
});

test.each(["٠", "۰", "०", "０"])("A01: a code is accepted in the digits that begin with %s", (zero) => {
  const code = codeAt(factor, stepAt(noon));
  const inScript = [...code].map((digit) => String.fromCodePoint(Number(digit) + (zero.codePointAt(0) ?? 0))).join("");
  expect(findStep(factor, inScript, noon)).toBe(stepAt(noon));
  expect(findStep(factor, `${inScript.slice(0, 3)}\u202f${inScript.slice(3)}`, noon)).toBe(stepAt(noon));
  expect(looksLikeCode(inScript)).toBe(true);
});

test("A01: invisible characters and long dashes in a code are ignored", () => {
  const code = codeAt(factor, stepAt(noon));
  expect(findStep(factor, `\u200b${code.slice(0, 3)}\u2011${code.slice(3)}\u200b`, noon)).toBe(stepAt(noon));
  const recovery = recoveryCodes(factor)[2] ?? "";
  expect(findRecoveryCode(factor, recovery.replace("-", "\u2013"))).toBe(2);
  expect(findStep(factor, `${code}0`, noon)).toBeNull();
});

test("A01: a code is accepted in the digits of any script, with blanks, dashes and invisible characters anywhere", () => {
  const zeros = ["0", "٠", "۰", "०", "০", "੦", "૦", "୦", "௦", "౦", "೦", "൦", "๐", "໐", "༠", "၀", "០", "᠐", "０", "߀"];
  const between = [
    "",
    " ",
    "\u00a0",
    "\u202f",
    "-",
    "\u2011",
    "\u2013",
    "\u200b",
    "\u200e",
    "\u200f",
    "\u2068",
    "\ufeff",
  ];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5_000 }),
      fc.constantFrom(...zeros),
      fc.array(fc.constantFrom(...between), { minLength: 7, maxLength: 7 }),
      (step, zero, signs) => {
        const code = codeAt(factor, step);
        const digits = [...code].map((digit) => String.fromCodePoint(Number(digit) + (zero.codePointAt(0) ?? 0)));
        const typed = signs.map((sign, index) => sign + (digits[index] ?? "")).join("");
        expect([typed, findStep(factor, typed, new Date(step * 30_000))]).toEqual([typed, step]);
      },
    ),
    { numRuns: 300, seed: 20_261_130 },
  );
});

test("a factor has eight recovery codes, accepted in any letter case", () => {
  const codes = recoveryCodes(factor);
  expect(new Set(codes).size).toBe(8);
  expect(codes.every((code) => /^[A-Z2-7]{5}-[A-Z2-7]{5}$/.test(code))).toBe(true);
  expect(findRecoveryCode(factor, ` ${codes[3]?.toLowerCase()} `)).toBe(3);
  expect(findRecoveryCode(factor, "AAAAA-AAAAA")).toBeNull();
  expect(recoveryCodes(factor.replace("1", "2"))).not.toContain(codes[0]);
});
