import { ensureBuild } from "./build.ts";
import { main } from "./lifecycle.ts";

/** Builds for deployment elsewhere, without a database or settings. */
await main(async () => {
  console.log(`Built in ${await ensureBuild()}`);
});
