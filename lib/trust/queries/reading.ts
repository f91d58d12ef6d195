import "server-only";
import { documentModel } from "../provider/document-model";
import { announcedSince, finalFailures, keptReading, readingLimits } from "../schema/reading";

type Attempt = {
  attempt: number;
  model: string;
  answer: unknown;
  failure: string | null;
  endedAt: Date | null;
  promptTokens: number | null;
  completionTokens: number | null;
};
type ReadingContext = {
  file: { createdAt: Date; deletedAt: Date | null; readings: Attempt[] } | null;
  /** A player or the author of an offer. */
  ofPerson: boolean;
  isOpen: boolean;
};

/** The model's suggestion, or why there is none; null if the file was deleted or the case decided without one. */
export function readingOf({ file, ofPerson, isOpen }: ReadingContext) {
  if (!file || file.deletedAt) return null;
  for (const { answer, endedAt, model, promptTokens, completionTokens } of file.readings) {
    const parsed = answer === null ? null : keptReading.safeParse(answer);
    if (parsed?.success && endedAt)
      return {
        state: "read" as const,
        model,
        readAt: endedAt,
        tokens: (promptTokens ?? 0) + (completionTokens ?? 0),
        ...parsed.data,
      };
  }
  if (!isOpen) return null;
  if (ofPerson) return { state: "never" as const };
  if (!documentModel() || file.createdAt < announcedSince) return { state: "unset" as const };
  return { state: isGivenUp(file.readings) ? ("failed" as const) : ("waiting" as const) };
}

const isGivenUp = (attempts: Attempt[]): boolean =>
  attempts.length >= readingLimits.attempts ||
  attempts.some(({ failure }) => finalFailures.some((final) => final === failure));

export type DocumentReading = NonNullable<ReturnType<typeof readingOf>>;
