import { runChecks } from "./checks.ts";
import { main } from "./lifecycle.ts";
import { tell } from "./tally.ts";

await main(async () => process.exit(tell(await runChecks())), 1);
