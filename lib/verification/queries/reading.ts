import "server-only";
import { paperModel } from "../provider/paper-model";
import { finalTroubles, keptReading, readingLimits, toldSince } from "../schema/reading";

type Try = {
  attempt: number;
  model: string;
  said: unknown;
  trouble: string | null;
  endedAt: Date | null;
  promptTokens: number | null;
  completionTokens: number | null;
};
type Subject = {
  file: { createdAt: Date; deletedAt: Date | null; readings: Try[] } | null;
  ofPlayer: boolean;
  isOpen: boolean;
};

/** What a model made of a paper, the newest first: its suggestion, or why there is none. Null where nothing is to be said about it: the file is gone, or it was decided without one. */
export function readingOf({ file, ofPlayer, isOpen }: Subject) {
  if (!file || file.deletedAt) return null;
  for (const { said, endedAt, model, promptTokens, completionTokens } of file.readings) {
    const kept = said === null ? null : keptReading.safeParse(said);
    if (kept?.success && endedAt)
      return {
        state: "read" as const,
        model,
        at: endedAt,
        tokens: (promptTokens ?? 0) + (completionTokens ?? 0),
        ...kept.data,
      };
  }
  if (!isOpen) return null;
  if (ofPlayer) return { state: "never" as const };
  if (!paperModel() || file.createdAt < toldSince) return { state: "unset" as const };
  return { state: isGivenUp(file.readings) ? ("failed" as const) : ("waiting" as const) };
}

const isGivenUp = (tries: Try[]): boolean =>
  tries.length >= readingLimits.attempts ||
  tries.some(({ trouble }) => finalTroubles.some((final) => final === trouble));

export type PaperReading = NonNullable<ReturnType<typeof readingOf>>;
