import { end, main } from "@/scripts/lifecycle.ts";
import { prepare } from "@/scripts/prepare.ts";

await main(async () => {
  await prepare({ listens: false, demo: process.argv.includes("--demo") });
  await end(0);
});
