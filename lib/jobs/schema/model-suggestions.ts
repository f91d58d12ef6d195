import { z } from "zod";
import { line, optional, prose } from "@/lib/platform/command/input";
import { descriptionLength, jobKinds, titleLength } from "./job";
import { type WordingHint, wordingHints, wordingKinds } from "./wording";

export const hintKinds = [...wordingKinds, "body", "pay"] as const;
export type HintKind = (typeof hintKinds)[number];

/** `found` quotes the offer, empty if something is missing; `instead` is the suggested wording. */
export type ModelSuggestion = { kind: HintKind; found: string; instead: string | null };
export type ModelReading = { answered: boolean; hints: ModelSuggestion[] };

export const wordingInput = z
  .object({
    kind: z.enum(jobKinds, "required"),
    title: optional(line(titleLength.max)),
    description: optional(prose(descriptionLength.max)),
  })
  .refine(({ title, description }) => title || description, { path: ["description"], error: "job_description_short" });

export type OfferWords = z.output<typeof wordingInput>;

export const modelAnswerSchema = z.object({
  hints: z.array(z.object({ kind: z.enum(hintKinds), found: z.string(), instead: z.string() })),
});
type ProposedHint = z.output<typeof modelAnswerSchema>["hints"][number];

const maxHints = 8;
const maxLength = { found: 200, instead: 200 };

export function usableSuggestions(
  proposed: ProposedHint[],
  { title = "", description = "" }: Partial<OfferWords>,
): ModelSuggestion[] {
  const text = `${title}\n${description}`;
  const ruleHints = wordingHints(text);
  const hints = proposed.flatMap(({ kind, found: quote, instead: replacement }): ModelSuggestion[] => {
    const quoted = quoteIn(text, quote);
    if (quoted === null || (quoted === "" && kind !== "pay")) return [];
    return ruleHints.some((rule) => isSameHint(rule, kind, quoted))
      ? []
      : [{ kind, found: quoted, instead: usableReplacement(replacement) }];
  });
  const isFirst = ({ kind, found: quote }: ModelSuggestion, index: number) =>
    hints.findIndex((other) => other.kind === kind && other.found === quote) === index;
  return hints.filter(isFirst).slice(0, maxHints);
}

function quoteIn(text: string, quote: string): string | null {
  const needle = normalizeCase(quote);
  const start = normalizeCase(text).indexOf(needle);
  return needle.length > maxLength.found || start < 0
    ? null
    : normalizeSpaces(text).slice(start, start + needle.length);
}

const isSameHint = (rule: WordingHint, kind: HintKind, quote: string) =>
  rule.kind === kind &&
  (normalizeCase(rule.found).includes(normalizeCase(quote)) ||
    normalizeCase(quote).includes(normalizeCase(rule.found)));

function usableReplacement(replacement: string): string | null {
  const { data } = line(maxLength.instead).safeParse(replacement);
  return data && wordingHints(data).length === 0 ? data : null;
}

const normalizeSpaces = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();
/** Keeps the length of the text, so that offsets stay valid. */
const normalizeCase = (text: string) => normalizeSpaces(text).replace(/\p{Lu}/gu, (character) => lowerCase(character));
const lowerCase = (character: string) =>
  character.toLowerCase().length === character.length ? character.toLowerCase() : character;
