import { BadSetting } from "../lib/platform/env-schema.ts";

/** Something the person at the keyboard can mend, in one sentence. */
export class Stop extends Error {}

/** Shows one sentence for what a person can mend, and the whole trace for what only we can. */
export function fail(error: unknown): never {
  const known = error instanceof Stop || error instanceof BadSetting;
  console.error(known ? error.message : error);
  process.exit(1);
}
