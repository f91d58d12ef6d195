import { end, main } from "./lifecycle.ts";
import { prepare } from "./prepare.ts";

/** `npm run db:migrate` applies the migrations; `npm run db:seed` also writes the demo, which an embedded database always gets. */
await main(async () => {
  await prepare({ demo: process.argv.includes("--demo"), listens: false });
  console.log("The database is up to date.");
  await end(0);
}, 1);
