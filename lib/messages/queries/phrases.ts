import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";

export type Phrase = { id: string; title: string; content: string };

const ready = ["meet", "trial", "papers", "thanks"] as const;

/** Saved phrases of a recruiter, by title, and the built-in ones in every language; null for anyone else. */
export async function listPhrases(actor: Actor) {
  const { recruiterId } = actor;
  if (!recruiterId) return null;
  const own: Phrase[] = await db.savedPhrase.findMany({
    where: { recruiterId },
    orderBy: { title: "asc" },
    select: { id: true, title: true, content: true },
  });
  return { own, ready: locales.map((locale) => ({ locale, phrases: readyIn(locale) })) };
}

function readyIn(locale: Locale): Phrase[] {
  const t = translator(locale, "messages");
  return ready.map((name) => ({
    id: `${locale}-${name}`,
    title: t(`phrases.ready.${name}.title`),
    content: t(`phrases.ready.${name}.content`),
  }));
}
