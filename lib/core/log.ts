import pino from "pino";

const secret = ["password", "*.password", "token", "*.token", "authorization", "cookie", "*.email", "*.phone"];

/** Structured lines on standard output; secrets and personal data are cut out by name. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: null,
  redact: { paths: secret, censor: "[cut]" },
});
