import { printAddresses } from "./announce.ts";
import { ensureBuild } from "./build.ts";
import { main } from "./lifecycle.ts";
import { prepare } from "./prepare.ts";
import { serve } from "./serve.ts";

await main(async () => {
  const app = await prepare({ demo: process.argv.includes("--demo") });
  const distDir = await ensureBuild();
  await serve({ port: app.settings.PORT, proxies: app.settings.PROXIES, dev: false, distDir });
  printAddresses(app);
});
