import pino from "pino";
import { noteError } from "./recent-errors";

const secret = ["password", "*.password", "token", "*.token", "authorization", "cookie", "*.email", "*.phone"];

/** Structured lines on standard output; secrets and personal data are cut out by name. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: null,
  redact: { paths: secret, censor: "[cut]" },
  hooks: {
    logMethod(said, write, level) {
      if (level >= pino.levels.values.error!) noteError(wordsOf(said));
      write.apply(this, said);
    },
  },
});

/** What happened and why, without what was known of it: that may be personal. */
function wordsOf(said: unknown[]): string {
  const about = said[0] as { err?: unknown; console?: unknown } | string;
  const why = typeof about === "object" ? (about.err ?? about.console) : undefined;
  const words = said.filter((part) => typeof part === "string");
  return [...words, why instanceof Error ? `${why.name}: ${why.message}` : why].filter(Boolean).join(" · ");
}
