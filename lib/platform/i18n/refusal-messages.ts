import "server-only";
import type { FieldErrors, Refusal, RefusalCode } from "../command/refusal";
import type { Locale } from "./routing";
import { translator } from "./translator";

export type RefusalMessages = { [code: string]: string };

export function refusalMessages(locale: Locale, refusal: Refusal): RefusalMessages {
  const codes = [refusal.code, ...Object.values<string[]>(refusal.fields ?? ({} as FieldErrors)).flat()];
  return Object.fromEntries(codes.map((code) => [code, messageFor(locale, code, refusal)]));
}

export const refusalMessage = (locale: Locale, refusal: Refusal): string => messageFor(locale, refusal.code, refusal);

/** The error number to quote to the support, isolated as left-to-right. */
export const numberToQuote = (locale: Locale, number: string) =>
  `${translator(locale, "ui")("failedNumber")} \u2068${number}\u2069`;

/** An unknown code is a programming error and becomes "invalid"; codes may carry values, see `codeWithValues()`. */
function messageFor(locale: Locale, codeAndValues: string, { retryAfter = 60, by = "", count }: Refusal): string {
  const t = translator(locale, "errors");
  const [code = "", first = "", second = ""] = codeAndValues.split("|");
  const values = {
    ...(count ? { count } : waitingTime(retryAfter)),
    by,
    named: by ? "yes" : "other",
    least: first,
    most: second,
    value: first,
  };
  return t(t.has(code as RefusalCode) ? (code as "too_many_tries") : "invalid", values);
}

function waitingTime(seconds: number) {
  if (seconds < 60) return { unit: "second", count: seconds } as const;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60
    ? ({ unit: "minute", count: minutes } as const)
    : ({ unit: "hour", count: Math.ceil(minutes / 60) } as const);
}
