import { BadSetting } from "../lib/platform/env-schema.ts";

/** An error that the user can fix, in one sentence. */
export class Stop extends Error {}

export function fail(error: unknown): never {
  const isExpected = error instanceof Stop || error instanceof BadSetting;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
