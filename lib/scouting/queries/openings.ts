import "server-only";
import { listPhrases } from "@/lib/messages/queries/phrases";
import type { Actor } from "@/lib/platform/command/actor";
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { PlayerView } from "./player-page";

const ready = ["position", "trial", "talk"] as const;
const ofMinor = ["family", ...ready] as const;

/** First words to a player whom this recruiter may ask: their own phrases, and ours in every language, to a minor those first that speak to the family; null for whoever may not ask. */
export async function listOpenings(actor: Actor, { mayAsk, minor }: AskState) {
  const phrases = mayAsk === true ? await listPhrases(actor) : null;
  return phrases && { own: phrases.own, ready: locales.map((locale) => ({ locale, phrases: readyIn(locale, minor) })) };
}

type AskState = { mayAsk: PlayerView["mayAsk"]; minor: boolean };

export type Openings = NonNullable<Awaited<ReturnType<typeof listOpenings>>>;

/** The words of the phrase that an address names. */
export const openingOf = (openings: Openings | null, openingId: unknown): string | undefined =>
  [...(openings?.own ?? []), ...(openings?.ready.flatMap(({ phrases }) => phrases) ?? [])].find(
    ({ id }) => id === openingId,
  )?.content;

function readyIn(locale: Locale, minor: boolean) {
  const t = translator(locale, "scouting");
  return (minor ? ofMinor : ready).map((name) => ({
    id: `${locale}-${name}`,
    title: t(`ask.opening.${name}.title`),
    content: t(`ask.opening.${name}.content`),
  }));
}
