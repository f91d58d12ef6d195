import { format } from "node:util";
import { log } from "./log";

const longest = 2_000;
/** What Next says of requests that only a program sends. */
const ofSenders =
  /Failed to find Server Action|did not match the expected format|Invalid Server Actions request|Missing `origin` header/;

/** What Node warns of, it says as an error: that a library, here Prisma in a transaction, calls another in a way of yesterday. */
const ofNode = /^\(node:\d+\) /;

/** Has what libraries write to the console stand in the log, a line each, like everything else. */
export function logConsole() {
  for (const level of ["error", "warn"] as const) {
    console[level] = (...said: unknown[]) => {
      const words = format(...said).slice(0, longest);
      log[ofSenders.test(words) ? "info" : ofNode.test(words) ? "warn" : level](
        { console: words },
        "written to the console",
      );
    };
  }
}
