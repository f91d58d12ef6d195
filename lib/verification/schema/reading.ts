import { z } from "zod";
import { truncate } from "@/lib/platform/text/truncate";
import { type Question, questions } from "./questions";

/** Goes up with every change of what a model is told or asked. */
export const promptVersion = 1;

export const readingLimits = { attempts: 3, reason: 160, aDayForOne: 20, atOnce: 20 };
/** Minutes until a model that did not answer is asked again. */
export const askAgainAfter = 10;
/** Of what was sent before, a model reads nothing: the privacy page and the form that takes the papers have said that it may since the evening of 23 November UTC, and a day is left so that nobody's form was opened before them. */
export const toldSince = new Date("2026-11-25T00:00:00Z");

/** What a paper can be taken for; a list of ours, so that a paper cannot put words of its own here. */
export const seemings = [
  "passport",
  "identity_card",
  "residence_permit",
  "driving_licence",
  "register_extract",
  "statutes",
  "tax_paper",
  "mandate",
  "licence",
  "letter",
  "other",
  "no_document",
] as const;
export type Seeming = (typeof seemings)[number];

export const readVerdicts = ["yes", "no", "unsure"] as const;
export type ReadVerdict = (typeof readVerdicts)[number];

/** Why there is no answer: the file was not to be had; late; the service failed; it refused; it said something else than what it was asked. */
export const troubles = ["no_file", "late", "failed", "refused", "unusable"] as const;
export type Trouble = (typeof troubles)[number];
/** Asking again changes nothing. */
export const finalTroubles: Trouble[] = ["no_file", "refused"];

/** What a public register alone can tell is not asked of who sees only the paper. */
const inRegisters: readonly Question[] = ["registered", "issuer"];
export const askable = (all: readonly Question[]): Question[] => all.filter((each) => !inRegisters.includes(each));

type Organization = { organizationName: string; contactPerson: string; city: string; country: string };

/** Of what an organisation told us, what these questions compare the paper with, and no more. */
export function toldFor(questions: Question[], { organizationName, contactPerson, city, country }: Organization) {
  const told: Record<string, string> = {};
  if (questions.some((each) => ["name", "acts", "mandate", "holder"].includes(each))) told.NAME = contactPerson;
  if (questions.includes("organization")) told.ORGANIZATION = organizationName;
  if (questions.includes("place")) told.CITY = city;
  if (questions.includes("place") || questions.includes("territory")) told.COUNTRY = country;
  return told;
}

/** What a model is asked to answer; said to it as JSON Schema, and asked of what comes back. */
export const machineAnswer = z.object({
  seems: z.enum(seemings),
  answers: z.array(z.object({ question: z.enum(questions), verdict: z.enum(readVerdicts), reason: z.string() })),
});

/** The same as it is kept and shown: one answer to each question that was asked, with at most a line of reason. */
export const keptReading = z.object({
  seems: z.enum(seemings).catch("other"),
  answers: z.array(z.object({ question: z.enum(questions), verdict: z.enum(readVerdicts), reason: z.string() })),
});
export type KeptReading = z.output<typeof keptReading>;

export function usableReading({ seems, answers }: z.output<typeof machineAnswer>, questions: Question[]): KeptReading {
  const to = (question: Question) => answers.find((each) => each.question === question);
  return {
    seems,
    answers: questions.map((question) => ({
      question,
      verdict: to(question)?.verdict ?? "unsure",
      reason: sayable(to(question)?.reason ?? ""),
    })),
  };
}

/** What is nobody's business here: origin, belief, health, the family, and the number of the paper. */
const intimate =
  /national|citizen|ethnic|\brace\b|religio|belief|birth|\bborn\b|health|illness|disab|medical|pregnan|marital|married|gender|\bsex\b|\d{6,}/i;

/** One short line of plain text: no markup that a page would draw, no signs that turn the line around; empty for what is private. */
function sayable(reason: string): string {
  const plain = reason
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, " ")
    .trim();
  return intimate.test(plain) ? "" : truncate(plain, readingLimits.reason);
}
