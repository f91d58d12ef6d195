import { end, main } from "@/scripts/lifecycle.ts";
import { prepare } from "@/scripts/prepare.ts";

/** Everything of a start but the build and the serving. */
await main(async () => {
  await prepare({ listens: false, demo: process.argv.includes("--demo") });
  await end(0);
});
