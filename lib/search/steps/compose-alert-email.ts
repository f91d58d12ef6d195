import "server-only";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { requiredWords } from "../queries/criteria-words";
import { emailedPlayers } from "../queries/emailed-players";
import { alertKey } from "../queries/mailed-alert";
import type { Frequency } from "../schema/alert";
import type { Search } from "../schema/search";

const MAX_SHOWN = 20;

export type Matched = {
  alertId: string;
  name: string | null;
  frequency: Frequency;
  criteria: Search;
  playerIds: string[];
};

export async function composeAlertEmail(matched: readonly Matched[], locale: Locale) {
  const allPlayerIds = matched.flatMap(({ playerIds }) => playerIds);
  const players = await emailedPlayers(allPlayerIds.slice(0, MAX_SHOWN), locale);
  const t = translator(locale, "alerts");
  const absoluteUrl = (path: string) => env.APP_URL + localePath(path, locale);
  const parts = matched.flatMap(({ alertId, name, frequency, criteria, playerIds }) => {
    const alertPlayers = players.filter(({ id }) => playerIds.includes(id));
    if (alertPlayers.length === 0) return [];
    const lines = alertPlayers.map(({ id, called, words }) =>
      t("email.player", { player: called, words, link: absoluteUrl(`/players/${id}`) }),
    );
    const frequencyLabel = frequency === "instant" ? [] : [t(`frequency.${frequency}`)];
    const heading = {
      name: [name ?? t("custom"), ...frequencyLabel].join(" · "),
      criteria: requiredWords(criteria, locale),
    };
    const stopLink = absoluteUrl(`/stop-alert/${alertKey(alertId)}`);
    return t("email.alert", { ...heading, players: lines.join("\n"), stop: stopLink });
  });
  const values = {
    count: allPlayerIds.length,
    more: allPlayerIds.length - players.length,
    link: absoluteUrl("/dashboard/alerts"),
  };
  return {
    subject: t("email.subject", values),
    body: t("email.body", { ...values, alerts: parts.join("\n\n") }),
  };
}
