import { format } from "node:util";
import { log } from "./log";

const maxLength = 2_000;
const nodeWarning = /^\(node:\d+\) /;

/** `isClientError` tells what the sender of a request caused. */
export function logConsole(isClientError: (text: string) => boolean) {
  for (const level of ["error", "warn"] as const) {
    console[level] = (...args: unknown[]) => {
      const text = format(...args).slice(0, maxLength);
      log[isClientError(text) ? "info" : nodeWarning.test(text) ? "warn" : level](
        { console: text },
        "written to the console",
      );
    };
  }
}
