import { checkTypes, runChecks } from "./checks.ts";
import { main } from "./lifecycle.ts";
import { tell } from "./tally.ts";

const check = process.argv.includes("types") ? checkTypes : runChecks;
await main(async () => process.exit(tell(await check())), 1);
