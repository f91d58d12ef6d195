import { z } from "zod";
import { truncate } from "@/lib/platform/text/truncate";
import { type Question, questions } from "./questions";

/** Increment when the prompt or the questions change. */
export const promptVersion = 2;

export const readingLimits = { attempts: 3, reason: 160, aDayForOne: 20, atOnce: 20 };
/** Minutes until a model that did not answer is asked again. */
export const askAgainAfter = 10;
/** Only documents uploaded since then are sent: the privacy page mentions the model since 2026-11-23, plus a day for forms opened before. */
export const announcedSince = new Date("2026-11-25T00:00:00Z");

/** A fixed list, so that a document cannot inject text here. */
export const seemings = [
  "passport",
  "identity_card",
  "residence_permit",
  "driving_licence",
  "register_extract",
  "statutes",
  "tax_document",
  "mandate",
  "licence",
  "letter",
  "other",
  "no_document",
] as const;
export type Seeming = (typeof seemings)[number];

export const readVerdicts = ["yes", "no", "unsure"] as const;
export type ReadVerdict = (typeof readVerdicts)[number];

export const failures = ["no_file", "late", "failed", "refused", "unusable"] as const;
export type Failure = (typeof failures)[number];
export const finalFailures: Failure[] = ["no_file", "refused"];

/** Left out, because only a public register can answer them. */
const registerQuestions: readonly Question[] = ["registered", "issuer"];
export const askable = (candidates: readonly Question[]): Question[] =>
  candidates.filter((question) => !registerQuestions.includes(question));

type Organization = { organizationName: string; contactPerson: string; city: string; country: string };

/** Only the applicant's data that these questions compare the document with. */
export function comparedDataFor(
  questions: Question[],
  { organizationName, contactPerson, city, country }: Organization,
) {
  const answers: Record<string, string> = {};
  if (questions.some((question) => ["name", "acts", "mandate", "holder"].includes(question)))
    answers.NAME = contactPerson;
  if (questions.includes("organization")) answers.ORGANIZATION = organizationName;
  if (questions.includes("place")) answers.CITY = city;
  if (questions.includes("place") || questions.includes("territory")) answers.COUNTRY = country;
  return answers;
}

export const modelAnswerSchema = z.object({
  seems: z.enum(seemings),
  answers: z.array(z.object({ question: z.enum(questions), verdict: z.enum(readVerdicts), reason: z.string() })),
});

export const keptReading = z.object({
  seems: z.enum(seemings).catch("other"),
  answers: z.array(z.object({ question: z.enum(questions), verdict: z.enum(readVerdicts), reason: z.string() })),
});
export type KeptReading = z.output<typeof keptReading>;

export function usableReading(
  { seems, answers }: z.output<typeof modelAnswerSchema>,
  questions: Question[],
): KeptReading {
  const answerTo = (question: Question) => answers.find((answer) => answer.question === question);
  return {
    seems,
    answers: questions.map((question) => ({
      question,
      verdict: answerTo(question)?.verdict ?? "unsure",
      reason: toPublicText(answerTo(question)?.reason ?? ""),
    })),
  };
}

/** Topics that must not be stored: origin, belief, health, family and document numbers. */
const privateTopics =
  /national|citizen|ethnic|\brace\b|religio|belief|birth|\bborn\b|health|illness|disab|medical|pregnan|marital|married|gender|\bsex\b|\d{6,}/i;

/** One short line of plain text without control characters; empty if it mentions a private topic. */
function toPublicText(reason: string): string {
  const plain = reason
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, " ")
    .trim();
  return privateTopics.test(plain) ? "" : truncate(plain, readingLimits.reason);
}
