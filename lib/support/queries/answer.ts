import "server-only";
import { languageOf } from "@/lib/platform/i18n/language";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { cited } from "../provider/cited";
import { instructionsFor } from "../provider/instructions";
import { type ModelRequest, speak } from "../provider/model";
import { passagePath } from "../schema/passages";
import { type Found, findPassages } from "./find-passages";

type Talk = Pick<ModelRequest, "messages" | "signal" | "patience"> & { reader: Locale };

/** How much of a talk the model is told. */
const mostTold = 12;
/** Links below an answer, one a line: [title](address). */
const mostLinks = 2;

/** The answer to a talk's last question, as it comes: from the help's passages, with links to them, or that it is not known and who knows. Throws when the model fails. */
export async function* answerTo({ messages, reader, ...how }: Talk): AsyncGenerator<string> {
  const questions = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const locale = questions.reduce<Locale>((spoken, question) => languageOf(question, spoken), reader);
  if (thanks.test(questions.at(-1) ?? "")) return yield translator(locale, "support")("welcome");
  const found = foundFor(questions, locale);
  const prompt = { instructions: instructionsFor(locale, found), messages: messages.slice(-mostTold) };
  const answer = found.length > 0 ? await cited(speak({ ...prompt, ...how })) : null;
  const passages = (answer?.numbers ?? []).flatMap((number) => found[number - 1] ?? []).slice(0, mostLinks);
  if (!answer || passages.length === 0) {
    await answer?.text.return(undefined);
    return yield unknown(locale);
  }
  yield* answer.text;
  yield `\n${passages.map(({ id, question }) => link(question, passagePath(id), locale)).join("")}`;
}

function unknown(locale: Locale) {
  const t = translator(locale, "support");
  return `${t("unknown")}\n${link(t("toPerson"), "/contact", locale)}`;
}

const link = (words: string, path: string, locale: Locale) => `\n[${words}](${localePath(path, locale)})`;

/** A question too short to stand alone ("and for Pro?") is read together with the one before it. */
function foundFor(questions: string[], locale: Locale): Found[] {
  const [question = "", before] = questions.toReversed();
  const alone = findPassages(question, locale);
  if (!before || alone[0]?.close || question.split(/\s+/).length > 4) return alone;
  return findPassages(`${before} ${question}`, locale);
}

const thanks =
  /^\s*(?:thanks?|thank you|thx|merci|gracias|شكر[اًا]*)(?:[\s,]+(?:a lot|very much|so much|beaucoup|bien|muchas|جزيل[اًا]*|لك))*[\s!.,]*$/iu;
