import { fail } from "./fail.ts";

type Ending = () => Promise<unknown>;
/** Milliseconds after which a process ends even though something does not let go; the supervisor of `npm start` kills it sooner. */
const longestEnd = 30_000;
const endings: Ending[] = [];
let ending = false;

/** What must be done before this process ends; the last thing begun is ended first. */
export function atEnd(work: Ending) {
  endings.unshift(work);
}

/** Ends well on Ctrl-C, on SIGTERM, and when the process that started us is gone. */
function endWhenAsked(code: number) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(code));
  process.on("disconnect", () => void end(code));
  process.channel?.unref();
}

/** Runs the program; what goes wrong is told and ends it with code 1. `cutShort` is the code when it is asked to end: 0 for what runs until then. */
export async function main(work: () => Promise<unknown>, cutShort = 0) {
  endWhenAsked(cutShort);
  try {
    await work();
  } catch (error) {
    if (ending) return; // pulled from under the work by the end itself
    await end(1, () => fail(error));
  }
}

export async function end(code: number, last: () => void = () => {}) {
  if (ending) return;
  ending = true;
  setTimeout(() => process.exit(1), longestEnd).unref();
  for (const work of endings) await work().catch((error) => console.error(error));
  last();
  process.exit(code);
}
