import "server-only";
import { languageOf } from "@/lib/platform/i18n/language";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { cited } from "../provider/cited";
import { instructionsFor } from "../provider/instructions";
import { type ModelRequest, speak } from "../provider/model";
import { passagePath } from "../schema/passages";
import { type FoundPassage, findPassages } from "./find-passages";

type Talk = Pick<ModelRequest, "messages" | "signal" | "patience"> & { reader: Locale };

const maxMessages = 12;
const maxLinks = 2;

/** Streams the answer to the last question, taken from the help passages with links to them, or a reply that the answer is unknown with a link to the contact page. Throws when the model fails. */
export async function* answerTo({ messages, reader, ...options }: Talk): AsyncGenerator<string> {
  const questions = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const locale = questions.reduce<Locale>((current, question) => languageOf(question, current), reader);
  if (thanks.test(questions.at(-1) ?? "")) return yield translator(locale, "support")("welcome");
  const candidates = findCandidates(questions, locale);
  const prompt = { instructions: instructionsFor(locale, candidates), messages: messages.slice(-maxMessages) };
  const answer = candidates.length > 0 ? await cited(speak({ ...prompt, ...options })) : null;
  const passages = (answer?.numbers ?? []).flatMap((number) => candidates[number - 1] ?? []).slice(0, maxLinks);
  if (!answer || passages.length === 0) {
    await answer?.text.return(undefined);
    return yield unknownAnswer(locale);
  }
  yield* answer.text;
  yield `\n${passages.map(({ id, question }) => link(question, passagePath(id), locale)).join("")}`;
}

function unknownAnswer(locale: Locale) {
  const t = translator(locale, "support");
  return `${t("unknown")}\n${link(t("toPerson"), "/contact", locale)}`;
}

const link = (label: string, path: string, locale: Locale) => `\n[${label}](${localePath(path, locale)})`;

/** A question too short to stand alone ("and for Pro?") is searched together with the previous one. */
function findCandidates(questions: string[], locale: Locale): FoundPassage[] {
  const [question = "", previous] = questions.toReversed();
  const matches = findPassages(question, locale);
  if (!previous || matches[0]?.close || question.split(/\s+/).length > 4) return matches;
  return findPassages(`${previous} ${question}`, locale);
}

const thanks =
  /^\s*(?:thanks?|thank you|thx|merci|gracias|شكر[اًا]*)(?:[\s,]+(?:a lot|very much|so much|beaucoup|bien|muchas|جزيل[اًا]*|لك))*[\s!.,]*$/iu;
