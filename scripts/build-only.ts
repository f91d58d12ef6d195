import { ensureBuild } from "./build.ts";
import { main } from "./lifecycle.ts";

/** A build for somewhere else: without a database, without settings; what needs data is rendered there. */
await main(async () => {
  console.log(`Built in ${await ensureBuild()}`);
});
