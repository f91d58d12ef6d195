import { end, main } from "./lifecycle.ts";
import { prepare } from "./prepare.ts";

/** `npm run db:migrate` applies migrations; `npm run db:seed` also writes the demo data. */
await main(async () => {
  await prepare({ demo: process.argv.includes("--demo"), listens: false });
  console.log("The database is up to date.");
  await end(0);
}, 1);
