import "server-only";
import type { FieldErrors, Refusal, RefusalCode } from "../command/refusal";
import type { Locale } from "./routing";
import { translator } from "./translator";

/** The sentences of a refusal in the reader's language, by code: its own and those of its fields. */
export type RefusalMessages = { [code: string]: string };

export function refusalMessages(locale: Locale, refusal: Refusal): RefusalMessages {
  const codes = [refusal.code, ...Object.values<string[]>(refusal.fields ?? ({} as FieldErrors)).flat()];
  return Object.fromEntries(codes.map((code) => [code, sentence(locale, code, refusal)]));
}

export const refusalMessage = (locale: Locale, refusal: Refusal): string => sentence(locale, refusal.code, refusal);

/** What somebody may tell our support after a failure of ours; the number is read from left to right in any language. */
export const numberToQuote = (locale: Locale, number: string) =>
  `${translator(locale, "ui")("failedNumber")} \u2068${number}\u2069`;

/**
 * A code that is no key of the catalogue can only be a mistake of ours in a schema: the field is asked for again. A field's code may
 * bear what its sentence names, `filled()`.
 */
function sentence(locale: Locale, whole: string, { retryAfter = 60, by = "", count }: Refusal): string {
  const say = translator(locale, "errors");
  const [code = "", least = "", most = ""] = whole.split("|");
  const values = {
    ...(count ? { count } : waitIn(retryAfter)),
    by,
    named: by ? "yes" : "other",
    least,
    most,
    value: least,
  };
  return say(say.has(code as RefusalCode) ? (code as "too_many_tries") : "invalid", values);
}

function waitIn(seconds: number) {
  if (seconds < 60) return { unit: "second", count: seconds } as const;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60
    ? ({ unit: "minute", count: minutes } as const)
    : ({ unit: "hour", count: Math.ceil(minutes / 60) } as const);
}
