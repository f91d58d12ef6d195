import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { ownAttribute } from "../../lib/players/schema/own-claim.ts";
import { type Days, dayOf, latest } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor, type Random, randomFor } from "./random.ts";
import { type Language, type Metric, metrics } from "./texts/metrics.ts";
import { sources } from "./texts/sources.ts";

const meanShare = { amateur: 0.22, semi_pro: 0.48, professional: 0.72, elite_international: 0.9 } as const;
const locales: Record<Language, string> = { en: "en-GB", fr: "fr-FR", es: "es-ES", ar: "ar-u-nu-latn" };

/** What players say in their own words, with sources, and for some of it the history. */
export function makeRecords(players: readonly SeedPlayer[], days: Days) {
  const random = randomFor("records");
  const facts: Prisma.PlayerClaimCreateManyInput[] = [];
  const performances: Prisma.PlayerClaimCreateManyInput[] = [];
  for (const player of players) {
    const measured = random.shuffle(suited(player)).slice(0, random.integer(2, 4));
    const best = measured.map((metric) => ({ metric, share: meanShare[player.row.level] + random.bell(-0.18, 0.18) }));
    for (const [n, { metric, share }] of best.entries()) {
      const stated = fact(player, metric, share, n, days, random);
      const history = n < 2 ? curve(player, metric, share, days, random) : [];
      const { text, measuredOn, createdAt } = history.at(-1) ?? stated;
      facts.push({ ...stated, text, measuredOn, createdAt });
      performances.push(...history);
    }
  }
  return { playerFacts: facts, performances };
}

/** Goalkeepers do not say how much they run. */
const suited = ({ row }: SeedPlayer) =>
  metrics[row.primarySport].filter(({ label }) => row.position !== "goalkeeper" || !label.en.endsWith("per match"));

function fact(player: SeedPlayer, metric: Metric, share: number, n: number, days: Days, random: Random) {
  const grade = random.weighted([
    ["self", 30],
    ["coach", 34],
    ["event", 36],
  ] as const);
  const measuredOn = days.ago(random.integer(10, 420), 12);
  const label = metric.label[player.language];
  const source =
    grade === "self"
      ? null
      : grade === "coach"
        ? (player.row.currentClub ?? sources[player.language].coach)
        : random.pick(sources[player.language][grade]);
  return {
    id: idFor(`fact ${player.row.handle} ${n}`),
    playerId: player.row.id,
    attribute: ownAttribute(label),
    label,
    text: writtenValue(metric, share, player),
    grade,
    source,
    measuredOn: dayOf(measuredOn),
    createdAt: latest(measuredOn, player.row.createdAt),
  };
}

/** Four to seven measurements about a month apart, rising to today's value with occasional setbacks. */
function curve(player: SeedPlayer, metric: Metric, share: number, days: Days, random: Random) {
  const count = random.integer(4, 7);
  const label = metric.label[player.language];
  return Array.from({ length: count }, (_, n) => {
    const behind = count - 1 - n;
    const then = share - behind * random.bell(0.01, 0.05) + (random.chance(0.2) ? -0.03 : 0);
    const recordedAt = days.ago(4 + behind * 29 + random.integer(0, 9), random.integer(9, 20));
    return {
      id: idFor(`performance ${player.row.handle} ${metric.label.en} ${n}`),
      playerId: player.row.id,
      attribute: ownAttribute(label),
      label,
      recordedAt,
      measuredOn: dayOf(recordedAt),
      text: writtenValue(metric, then, player),
      createdAt: recordedAt,
    };
  });
}

function writtenValue(metric: Metric, share: number, { sex, language }: SeedPlayer): string {
  const clipped = Math.min(1, Math.max(0, share));
  const value = (metric.from + (metric.to - metric.from) * clipped) * (sex === "female" ? (metric.women ?? 1) : 1);
  const digits = metric.decimals ?? 0;
  const figure = value.toLocaleString(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const unit = metric.unit[language] ?? metric.unit.en;
  return unit ? `${figure}\u00a0${unit}` : figure;
}
