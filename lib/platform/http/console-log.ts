import { format } from "node:util";
import { log } from "./log";

const maxLength = 2_000;
/** Next's messages about malformed requests. */
const clientMistakes =
  /Failed to find Server Action|did not match the expected format|Invalid Server Actions request|Missing `origin` header/;

/** Node writes deprecation warnings as errors. */
const nodeWarning = /^\(node:\d+\) /;

/** Redirects console output of libraries to the log. */
export function logConsole() {
  for (const level of ["error", "warn"] as const) {
    console[level] = (...args: unknown[]) => {
      const text = format(...args).slice(0, maxLength);
      log[clientMistakes.test(text) ? "info" : nodeWarning.test(text) ? "warn" : level](
        { console: text },
        "written to the console",
      );
    };
  }
}
