import "server-only";
import type { z } from "zod";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { checkTextsAbout } from "@/lib/players/steps/check-minor-texts";
import { keepEventClaim } from "@/lib/players/steps/keep-event-claim";
import { keepEventResult } from "@/lib/players/steps/keep-event-result";
import type { NumberAttribute } from "@/lib/sports/schema/attribute";
import { attributeOf, isNumber } from "@/lib/sports/schema/catalogue";
import { isSport } from "@/lib/sports/schema/sports";
import type { resultsInput } from "../schema/result";

type Results = z.output<typeof resultsInput>;

/** Stores an attribute of the sport as a typed claim; the organizer's own measures and all places are claims in own words. */
export async function keepResults(tx: Tx, { measure, ...input }: Results, locale: Locale) {
  if (!measure) {
    await checkTextsAbout(tx, new Map(input.results.map((result) => [result.playerId, textsOf(input, result)])));
    return keepInWords(tx, input);
  }
  const { sportSlug: sport } = await tx.sportEvent.findUniqueOrThrow({
    where: { id: input.eventId },
    select: { sportSlug: true },
  });
  const attribute = isSport(sport) ? attributeOf(sport, measure) : undefined;
  if (!isSport(sport) || !attribute || !isNumber(attribute)) return refuse("not_found", "measure");
  for (const { playerId, value } of input.results) {
    if (value === undefined) continue;
    const { eventId, measuredBy } = input;
    const number = parseFigure(value, attribute);
    const isKept =
      number !== null && (await keepEventClaim(tx, { playerId, eventId, sport, attribute, number, measuredBy }));
    if (!isKept) refuse("result_unlikely", `value.${playerId}`);
  }
  const label = translator(locale, "attributes")(`label.${measure}` as "label.goals");
  const rankedResults = input.results.filter(({ place }) => place !== undefined);
  await keepInWords(tx, {
    ...input,
    label,
    results: rankedResults.map(({ value: _claimed, ...result }) => ({ ...result, value: undefined })),
  });
}

async function keepInWords(tx: Tx, { eventId, label, unit, results }: Omit<Results, "measure">) {
  for (const { playerId, value, place = null } of results) {
    await keepEventResult(tx, { playerId, eventId, label, text: withUnit(value, unit), place });
  }
}

const withUnit = (value: string | undefined, unit: string | undefined) =>
  value === undefined ? "" : [value, unit].filter(Boolean).join(" ");

const textsOf = (
  { label, unit }: Pick<Results, "label" | "unit">,
  { playerId, value }: Results["results"][number],
) => ({
  label,
  [`value.${playerId}`]: withUnit(value, unit),
});

/** Reads "4,02" and "4.02 s" as the same number; null if it is not a number. */
function parseFigure(text: string, { decimals }: NumberAttribute): number | null {
  const numberText = /^(\d+(?:[.,]\d+)?)\D*$/.exec(text.trim())?.[1];
  const scale = 10 ** decimals;
  return numberText ? Math.round(Number(numberText.replace(",", ".")) * scale) / scale : null;
}
