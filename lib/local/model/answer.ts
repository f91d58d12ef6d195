import { defaultLocale, type Locale, localePath, locales } from "@/lib/core/i18n/routing";
import { languageNamed, languageOf } from "./language";
import type { Message } from "./messages";
import { type Found, passagesFor } from "./retrieval";
import { greeting, sentences, thanks } from "./sentences";
import { folded } from "./terms";

/** Answers the last question of a conversation from the help articles, in the question's language, or says it cannot. */
export function answerTo(messages: Message[]): string {
  const questions = questionsIn(messages);
  const question = questions.at(-1) ?? "";
  const bare = folded(question).trim();
  const { locale, found } = search(questions, messages);
  const say = sentences[locale];
  if (greeting.test(bare) || greeting.test(question.trim())) return say.hello;
  if (thanks.test(bare)) return say.welcome;
  const best = found[0];
  if (!best) return `${say.unknown} ${localePath("/contact", locale)}`;
  const text = found.map((passage) => passage.text).join("\n\n");
  return `${text}\n\n${say.more} ${best.title}, ${localePath(best.path, locale)}`;
}

/** The language of the conversation: of the question, else of an earlier one, else the page's. */
export function localeOf(messages: Message[]): Locale | null {
  for (const question of questionsIn(messages).reverse()) {
    const locale = languageOf(question);
    if (locale) return locale;
  }
  return languageNamed(
    messages
      .filter(({ role }) => role === "system")
      .map(({ text }) => text)
      .join("\n"),
  );
}

/** A question too short to stand alone ("and for Pro?") is read together with the one before it. */
function search(questions: string[], messages: Message[]): { locale: Locale; found: Found[] } {
  const question = questions.at(-1) ?? "";
  const told = localeOf(messages);
  const alone = best(question, told);
  if (alone.found.length > 0 || questions.length < 2) return alone;
  const together = best(`${questions.at(-2)} ${question}`, alone.locale);
  return together.found.length > 0 && question.split(/\s+/).length <= 4 ? together : alone;
}

/** A word that gives no language away ("abonnement") is looked up in all of them. */
function best(question: string, told: Locale | null): { locale: Locale; found: Found[] } {
  const tries = (told ? [told] : locales).map((locale) => ({ locale, found: passagesFor(question, locale) }));
  const [first] = tries.sort((a, b) => (b.found[0]?.score ?? 0) - (a.found[0]?.score ?? 0));
  return first && first.found.length > 0 ? first : { locale: told ?? defaultLocale, found: [] };
}

const questionsIn = (messages: Message[]) => messages.filter(({ role }) => role === "user").map(({ text }) => text);
