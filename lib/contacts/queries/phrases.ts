import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";

export type Phrase = { id: string; title: string; content: string };

const builtInNames = ["meet", "trial", "documents", "thanks"] as const;

/** A recruiter's saved phrases by title, and the built-in ones in every language; null for anyone else. */
export async function listPhrases(actor: Actor) {
  const { recruiterId } = actor;
  if (!recruiterId) return null;
  const savedPhrases: Phrase[] = await db.savedPhrase.findMany({
    where: { recruiterId },
    orderBy: { title: "asc" },
    select: { id: true, title: true, content: true },
  });
  return { own: savedPhrases, ready: locales.map((locale) => ({ locale, phrases: builtInPhrases(locale) })) };
}

function builtInPhrases(locale: Locale): Phrase[] {
  const t = translator(locale, "messages");
  return builtInNames.map((name) => ({
    id: `${locale}-${name}`,
    title: t(`phrases.ready.${name}.title`),
    content: t(`phrases.ready.${name}.content`),
  }));
}
