import { format } from "node:util";
import { log } from "./log";

const maxLength = 2_000;
const clientErrors =
  /Failed to find Server Action|did not match the expected format|Invalid Server Actions request|Missing `origin` header/;

const nodeWarning = /^\(node:\d+\) /;

export function logConsole() {
  for (const level of ["error", "warn"] as const) {
    console[level] = (...args: unknown[]) => {
      const text = format(...args).slice(0, maxLength);
      log[clientErrors.test(text) ? "info" : nodeWarning.test(text) ? "warn" : level](
        { console: text },
        "written to the console",
      );
    };
  }
}
