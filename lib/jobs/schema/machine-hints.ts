import { z } from "zod";
import { line, optional, prose } from "@/lib/platform/command/input";
import { descriptionLength, jobKinds, titleLength } from "./job";
import { type WordingHint, wordingHints, wordingKinds } from "./wording";

/** What a machine may hint at: what our own rules look for, and what takes reading. */
export const hintKinds = [...wordingKinds, "body", "pay"] as const;
export type HintKind = (typeof hintKinds)[number];

/** `found`: the words of the offer that it is about; empty where something is missing. `instead`: what the machine would say. */
export type MachineHint = { kind: HintKind; found: string; instead: string | null };
/** `answered`: false when there was no answer, in time or at all. */
export type MachineReading = { answered: boolean; hints: MachineHint[] };

/** An offer as it is typed so far. */
export const wordingInput = z
  .object({
    kind: z.enum(jobKinds, "required"),
    title: optional(line(titleLength.max)),
    description: optional(prose(descriptionLength.max)),
  })
  .refine(({ title, description }) => title || description, { path: ["description"], error: "job_description_short" });

export type OfferWords = z.output<typeof wordingInput>;

/** What a machine is asked to answer; said to it as JSON Schema, and asked of what comes back. */
export const machineAnswer = z.object({
  hints: z.array(z.object({ kind: z.enum(hintKinds), found: z.string(), instead: z.string() })),
});
type Said = z.output<typeof machineAnswer>["hints"][number];

const most = 8;
const longest = { found: 200, instead: 200 };

/** Of what a machine said, what can be shown: about words that stand there, once each, and not what our own rules say already. */
export function usableHints(said: Said[], { title = "", description = "" }: Partial<OfferWords>): MachineHint[] {
  const text = `${title}\n${description}`;
  const known = wordingHints(text);
  const hints = said.flatMap(({ kind, found, instead }): MachineHint[] => {
    const quoted = quoteIn(text, found);
    if (quoted === null || (quoted === "" && kind !== "pay")) return [];
    return known.some((rule) => saysTheSame(rule, kind, quoted))
      ? []
      : [{ kind, found: quoted, instead: better(instead) }];
  });
  const isFirst = ({ kind, found }: MachineHint, at: number) =>
    hints.findIndex((other) => other.kind === kind && other.found === found) === at;
  return hints.filter(isFirst).slice(0, most);
}

/** The words as the offer has them; null when they do not stand there. */
function quoteIn(text: string, found: string): string | null {
  const words = plain(found);
  const at = plain(text).indexOf(words);
  return words.length > longest.found || at < 0 ? null : plainSpaces(text).slice(at, at + words.length);
}

const saysTheSame = (rule: WordingHint, kind: HintKind, found: string) =>
  rule.kind === kind && (plain(rule.found).includes(plain(found)) || plain(found).includes(plain(rule.found)));

/** One line of plain text that our own rules would let pass; else none. */
function better(instead: string): string | null {
  const { data } = line(longest.instead).safeParse(instead);
  return data && wordingHints(data).length === 0 ? data : null;
}

const plainSpaces = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();
/** Letter by letter as long as what it is made from. */
const plain = (text: string) => plainSpaces(text).replace(/\p{Lu}/gu, (letter) => oneLetter(letter));
const oneLetter = (letter: string) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter);
