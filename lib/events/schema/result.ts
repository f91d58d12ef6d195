import { z } from "zod";
import { id, line, optional, whole } from "@/lib/core/input";

export const mostResults = 500;

const place = optional(whole(1, 10_000));
const value = optional(line(40));

/** One measure of many players: the fields `value.<player>` and `place.<player>`. Whoever has neither has no result. */
export const resultsInput = z
  .looseObject({ eventId: id, label: line(60), unit: optional(line(16)) })
  .transform(({ eventId, label, unit, ...fields }, context) => {
    const players = Object.keys(fields).flatMap((name) => /^(?:value|place)\.([0-9a-f-]{36})$/.exec(name)?.[1] ?? []);
    const read = <T>(kind: string, playerId: string, schema: z.ZodType<T>): T | undefined => {
      const name = `${kind}.${playerId}`;
      const parsed = schema.safeParse(fields[name]);
      if (parsed.success) return parsed.data;
      const message = parsed.error.issues[0]?.message ?? "invalid";
      context.issues.push({ code: "custom", message, path: [name], input: fields[name] });
      return undefined;
    };
    const results = [...new Set(players)].slice(0, mostResults).flatMap((playerId) => {
      const found = { playerId, value: read("value", playerId, value), place: read("place", playerId, place) };
      return found.value === undefined && found.place === undefined ? [] : [found];
    });
    return { eventId, label, unit, results };
  });

export const removeResultInput = z.object({ eventId: id, factId: id });
