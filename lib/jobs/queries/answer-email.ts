import "server-only";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import type { translator } from "@/lib/platform/i18n/translator";
import { applicationAnswers } from "../schema/application";
import { publicName } from "./public-name";

type Translator = ReturnType<typeof translator<"jobs">>;
type Answered = {
  answerMessage: string | null;
  job: { title: string; recruiter: { organizationName: string; status: string } | null };
};

export function offerName(t: Translator, { job }: Answered): string {
  const organization = publicName(job.recruiter);
  return organization ? t("reply.offer", { offer: job.title, organization }) : job.title;
}

/** Who answered, with the message if there is one; null if the offer was closed without an answer. */
export function answerParagraph(
  t: Translator,
  { job, answerMessage: message }: Answered,
  state: string,
): string | null {
  const organization = publicName(job.recruiter);
  if (!answers.has(state) || (!organization && !message)) return null;
  if (!message) return t("reply.by", { organization: organization ?? "" });
  return organization ? t("reply.message", { organization, message }) : t("reply.posterMessage", { message });
}

const answers: ReadonlySet<string> = new Set(applicationAnswers);

/** Inserts a paragraph before the last one that holds the link. */
export function withAnswer(body: string, link: string, answer: string | null): string {
  if (!answer) return body;
  const paragraphs = body.split("\n\n");
  const linkIndex = paragraphs.findLastIndex((paragraph) => paragraph.includes(link));
  return paragraphs.toSpliced(linkIndex, 0, answer).join("\n\n");
}

/** The applicant's own list. */
export const applicationsLink = (locale: Locale) => env.APP_URL + localePath("/dashboard#applications", locale);
