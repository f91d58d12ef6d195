import { checkTypes, runChecks } from "./checks.ts";
import { main } from "./lifecycle.ts";
import { printTally } from "./tally.ts";

const check = process.argv.includes("types") ? checkTypes : runChecks;
await main(async () => process.exit(printTally(await check())), 1);
