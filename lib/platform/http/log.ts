import pino from "pino";
import { noteError } from "./recent-errors";

const redactedPaths = ["password", "*.password", "token", "*.token", "authorization", "cookie", "*.email", "*.phone"];

/** Structured logs on standard output; secrets and personal data are redacted by name. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: null,
  redact: { paths: redactedPaths, censor: "[cut]" },
  hooks: {
    logMethod(args, write, level) {
      if (level >= pino.levels.values.error!) noteError(summaryOf(args));
      write.apply(this, args);
    },
  },
});

/** Only the message and the cause, because other fields may be personal. */
function summaryOf(args: unknown[]): string {
  const fields = args[0] as { err?: unknown; console?: unknown } | string;
  const cause = typeof fields === "object" ? (fields.err ?? fields.console) : undefined;
  const texts = args.filter((part) => typeof part === "string");
  return [...texts, cause instanceof Error ? `${cause.name}: ${cause.message}` : cause].filter(Boolean).join(" · ");
}
