import { z } from "zod";
import { id, line, openForm, optional, wholeNumber } from "@/lib/platform/command/input";
import { MeasuredBy } from "@/lib/platform/prisma/enums";

export const mostResults = 500;

const place = optional(wholeNumber(1, 10_000));
const value = optional(line(40));

/**
 * One measure of many players: the fields `value.<player>` and `place.<player>`. Whoever has neither has no result. The measure is one
 * of the sport's attributes, whose values are figures in its unit, or a label of the organiser's own.
 */
export const resultsInput = openForm({
  eventId: id,
  measure: optional(line(60)),
  measuredBy: optional(z.enum(MeasuredBy, "required")),
  label: optional(line(60)),
  unit: optional(line(16)),
}).transform(({ eventId, measure, measuredBy, label, unit, ...fields }, context) => {
  const refused = (name: string, message: string) =>
    context.issues.push({ code: "custom", message, path: [name], input: fields[name] });
  const players = Object.keys(fields).flatMap((name) => /^(?:value|place)\.([0-9a-f-]{36})$/.exec(name)?.[1] ?? []);
  const read = <T>(kind: string, playerId: string, schema: z.ZodType<T>): T | undefined => {
    const name = `${kind}.${playerId}`;
    const parsed = schema.safeParse(fields[name]);
    if (parsed.success) return parsed.data;
    refused(name, parsed.error.issues[0]?.message ?? "invalid");
    return undefined;
  };
  const results = [...new Set(players)].slice(0, mostResults).flatMap((playerId) => {
    const found = { playerId, value: read("value", playerId, value), place: read("place", playerId, place) };
    return found.value === undefined && found.place === undefined ? [] : [found];
  });
  if (!measure && !label) refused("label", "required");
  return { eventId, measure, measuredBy: measuredBy ?? null, label: label ?? "", unit, results };
});

/** A result is a fact or, of a measure of the sport, a claim. */
export const removeResultInput = z.object({ eventId: id, factId: optional(id), claimId: optional(id) });
