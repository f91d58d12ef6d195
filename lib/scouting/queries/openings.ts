import "server-only";
import { listPhrases } from "@/lib/messages/queries/phrases";
import type { Actor } from "@/lib/platform/command/actor";
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { PlayerView } from "./player-page";

const ready = ["position", "trial", "talk"] as const;
const ofMinor = ["family", ...ready] as const;

/** First words to a player whom this recruiter may ask: their own phrases, and ours in every language, to a minor those first that speak to the family; null for whoever may not ask. */
export async function listOpenings(actor: Actor, { mayAsk, minor }: Asked) {
  const kept = mayAsk === true ? await listPhrases(actor) : null;
  return kept && { own: kept.own, ready: locales.map((locale) => ({ locale, phrases: readyIn(locale, minor) })) };
}

type Asked = { mayAsk: PlayerView["mayAsk"]; minor: boolean };

export type Openings = NonNullable<Awaited<ReturnType<typeof listOpenings>>>;

/** The words of the phrase that an address names. */
export const openingOf = (openings: Openings | null, asked: unknown): string | undefined =>
  [...(openings?.own ?? []), ...(openings?.ready.flatMap(({ phrases }) => phrases) ?? [])].find(
    ({ id }) => id === asked,
  )?.content;

function readyIn(locale: Locale, minor: boolean) {
  const say = translator(locale, "scouting");
  return (minor ? ofMinor : ready).map((name) => ({
    id: `${locale}-${name}`,
    title: say(`ask.opening.${name}.title`),
    content: say(`ask.opening.${name}.content`),
  }));
}
