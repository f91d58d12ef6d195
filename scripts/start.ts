import { printAddresses } from "./announce.ts";
import { ensureBuild } from "./build.ts";
import { main } from "./lifecycle.ts";
import { prepare } from "./prepare.ts";
import { serve } from "./serve.ts";

await main(async () => {
  const app = await prepare({ demo: process.argv.includes("--demo") });
  const distDir = await ensureBuild();
  const { PORT: port, PROXIES: proxies, SERVER: server } = app.settings;
  await serve({ port, proxies, dev: false, server, distDir });
  printAddresses(app);
});
