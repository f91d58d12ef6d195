import "server-only";
import type { z } from "zod";
import type { NumberAttribute } from "@/lib/measurements/schema/attribute";
import { attributeOf, isNumber } from "@/lib/measurements/schema/catalogue";
import { keepEventClaim } from "@/lib/measurements/steps/keep-event-claim";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { checkTextsAbout } from "@/lib/players/steps/check-minor-texts";
import { keepEventFact } from "@/lib/players/steps/keep-event-fact";
import { isSport } from "@/lib/sports/schema";
import type { resultsInput } from "../schema/result";

type Results = z.output<typeof resultsInput>;

/** A measure of the sport becomes a claim, comparable with all others; what the organiser names in their own words, and a place, a fact. */
export async function keepResults(tx: Tx, { measure, ...given }: Results, locale: Locale) {
  if (!measure) {
    await checkTextsAbout(tx, new Map(given.results.map((result) => [result.playerId, textsOf(given, result)])));
    return keepFacts(tx, given);
  }
  const { sportSlug: sport } = await tx.sportEvent.findUniqueOrThrow({
    where: { id: given.eventId },
    select: { sportSlug: true },
  });
  const attribute = isSport(sport) ? attributeOf(sport, measure) : undefined;
  if (!isSport(sport) || !attribute || !isNumber(attribute)) return refuse("not_found", "measure");
  for (const { playerId, value } of given.results) {
    if (value === undefined) continue;
    const { eventId, measuredBy } = given;
    const number = figureIn(value, attribute);
    const kept =
      number !== null && (await keepEventClaim(tx, { playerId, eventId, sport, attribute, number, measuredBy }));
    if (!kept) refuse("result_unlikely", `value.${playerId}`);
  }
  const label = translator(locale, "attributes")(`label.${measure}` as "label.goals");
  const placed = given.results.filter(({ place }) => place !== undefined);
  await keepFacts(tx, {
    ...given,
    label,
    results: placed.map(({ value: _claimed, ...result }) => ({ ...result, value: undefined })),
  });
}

async function keepFacts(tx: Tx, { eventId, label, unit, results }: Omit<Results, "measure">) {
  for (const { playerId, value, place = null } of results) {
    await keepEventFact(tx, { playerId, eventId, label, value: inUnit(value, unit), place });
  }
}

const inUnit = (value: string | undefined, unit: string | undefined) =>
  value === undefined ? "" : [value, unit].filter(Boolean).join(" ");

/** What the organizer typed about a player, by the field it was typed in. */
const textsOf = (
  { label, unit }: Pick<Results, "label" | "unit">,
  { playerId, value }: Results["results"][number],
) => ({
  label,
  [`value.${playerId}`]: inUnit(value, unit),
});

/** "4,02" and "4.02 s" are the same figure; null for what is none. */
function figureIn(text: string, { decimals }: NumberAttribute): number | null {
  const found = /^(\d+(?:[.,]\d+)?)\D*$/.exec(text.trim())?.[1];
  const digits = 10 ** decimals;
  return found ? Math.round(Number(found.replace(",", ".")) * digits) / digits : null;
}
