import { z } from "zod";
import { id, line, openForm, optional, wholeNumber } from "@/lib/platform/command/input";
import { MeasuredBy } from "@/lib/platform/prisma/enums";

export const mostResults = 500;

const place = optional(wholeNumber(1, 10_000));
const value = optional(line(40));

/** One measure for many players, in the fields `value.<player>` and `place.<player>`; `measure` is an attribute of the sport, `label` a measure the organizer names. */
export const resultsInput = openForm({
  eventId: id,
  measure: optional(line(60)),
  measuredBy: optional(z.enum(MeasuredBy, "required")),
  label: optional(line(60)),
  unit: optional(line(16)),
}).transform(({ eventId, measure, measuredBy, label, unit, ...fields }, context) => {
  const addIssue = (name: string, message: string) =>
    context.issues.push({ code: "custom", message, path: [name], input: fields[name] });
  const players = Object.keys(fields).flatMap((name) => /^(?:value|place)\.([0-9a-f-]{36})$/.exec(name)?.[1] ?? []);
  const readField = <T>(kind: string, playerId: string, schema: z.ZodType<T>): T | undefined => {
    const name = `${kind}.${playerId}`;
    const parsed = schema.safeParse(fields[name]);
    if (parsed.success) return parsed.data;
    addIssue(name, parsed.error.issues[0]?.message ?? "invalid");
    return undefined;
  };
  const results = [...new Set(players)].slice(0, mostResults).flatMap((playerId) => {
    const result = { playerId, value: readField("value", playerId, value), place: readField("place", playerId, place) };
    return result.value === undefined && result.place === undefined ? [] : [result];
  });
  if (!measure && !label) addIssue("label", "required");
  return { eventId, measure, measuredBy: measuredBy ?? null, label: label ?? "", unit, results };
});

export const removeResultInput = z.object({ eventId: id, claimId: id });
