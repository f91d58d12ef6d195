import { readSettings, type Settings, settingProblems } from "../lib/platform/env-schema.ts";
import { addressProblems } from "./doctor/address.ts";
import { databaseProblems } from "./doctor/database.ts";
import { diskProblems } from "./doctor/disk.ts";
import { mailProblems, paymentProblems, storageProblems } from "./doctor/services.ts";
import { Stop } from "./fail.ts";
import { end, main } from "./lifecycle.ts";
import { missingSettings, readEnvironment } from "./prepare.ts";

type Check = [name: string, find: (settings: Settings) => Promise<string[]>];
const checks: Check[] = [
  ["database", databaseProblems],
  ["disk", diskProblems],
  ["e-mail", mailProblems],
  ["payments", paymentProblems],
  ["file storage", storageProblems],
  ["address", addressProblems],
];

/** `npm run doctor`: says what is wrong with the configuration, without starting the site. */
await main(async () => {
  const environment = readEnvironment();
  const invalid = settingProblems(environment);
  const missing = invalid.length > 0 ? [] : missingSettings(readSettings(environment));
  let count = report("settings", [...invalid, ...missing]);
  for (const [name, find] of invalid.length > 0 ? [] : checks)
    count += report(name, await find(readSettings(environment)).catch(sentenceOf));
  if (invalid.length > 0) console.log("Nothing else was checked, because the settings cannot be read.");
  console.log(count === 0 ? "Everything is in order." : `Problems: ${count}.`);
  await end(count === 0 ? 0 : 1);
}, 1);

function report(name: string, problems: string[]): number {
  console.log(`${problems.length === 0 ? "ok   " : "wrong"}  ${name}`);
  for (const problem of problems) console.log(`       ${problem}`);
  return problems.length;
}

function sentenceOf(error: Error) {
  return [error instanceof Stop ? error.message : `This could not be checked: "${error.message}".`];
}
