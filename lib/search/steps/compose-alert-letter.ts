import "server-only";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { requiredWords } from "../queries/criteria-words";
import { letterPlayers } from "../queries/letter-players";
import { alertKey } from "../queries/mailed-alert";
import type { Frequency } from "../schema/alert";
import type { Search } from "../schema/search";

/** Shown one by one; of the rest the number. */
const SHOWN = 20;

export type Matched = {
  alertId: string;
  name: string | null;
  frequency: Frequency;
  criteria: Search;
  playerIds: string[];
};

/** What an organization's alerts found, one after the other: why, who, and the way to switch off just this alert. */
export async function composeAlertLetter(matched: readonly Matched[], locale: Locale) {
  const all = matched.flatMap(({ playerIds }) => playerIds);
  const players = await letterPlayers(all.slice(0, SHOWN), locale);
  const t = translator(locale, "alerts");
  const address = (path: string) => env.APP_URL + localePath(path, locale);
  const parts = matched.flatMap(({ alertId, name, frequency, criteria, playerIds }) => {
    const alertPlayers = players.filter(({ id }) => playerIds.includes(id));
    if (alertPlayers.length === 0) return [];
    const lines = alertPlayers.map(({ id, called, words }) =>
      t("letter.player", { player: called, words, link: address(`/players/${id}`) }),
    );
    const rhythm = frequency === "instant" ? [] : [t(`frequency.${frequency}`)];
    const why = { name: [name ?? t("custom"), ...rhythm].join(" · "), criteria: requiredWords(criteria, locale) };
    const stop = address(`/stop-alert/${alertKey(alertId)}`);
    return t("letter.alert", { ...why, players: lines.join("\n"), stop });
  });
  const values = { count: all.length, more: all.length - players.length, link: address("/dashboard/alerts") };
  return {
    subject: t("letter.subject", values),
    body: t("letter.body", { ...values, alerts: parts.join("\n\n") }),
  };
}
