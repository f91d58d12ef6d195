import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { listPhrases } from "./phrases";
import type { PlayerView } from "./player-page";

const openingNames = ["position", "trial", "talk"] as const;
const minorOpeningNames = ["family", ...openingNames] as const;

/** Opening texts for a player whom this recruiter may ask: saved phrases, and built-in ones in every language. For minors the text for the family comes first; null if the recruiter may not ask. */
export async function listOpenings(actor: Actor, { mayAsk, minor }: AskContext) {
  const phrases = mayAsk === true ? await listPhrases(actor) : null;
  return (
    phrases && { own: phrases.own, ready: locales.map((locale) => ({ locale, phrases: openingsIn(locale, minor) })) }
  );
}

type AskContext = { mayAsk: PlayerView["mayAsk"]; minor: boolean };

export type Openings = NonNullable<Awaited<ReturnType<typeof listOpenings>>>;

export const openingText = (openings: Openings | null, openingId: unknown): string | undefined =>
  [...(openings?.own ?? []), ...(openings?.ready.flatMap(({ phrases }) => phrases) ?? [])].find(
    ({ id }) => id === openingId,
  )?.content;

function openingsIn(locale: Locale, minor: boolean) {
  const t = translator(locale, "contacts");
  return (minor ? minorOpeningNames : openingNames).map((name) => ({
    id: `${locale}-${name}`,
    title: t(`ask.opening.${name}.title`),
    content: t(`ask.opening.${name}.content`),
  }));
}
