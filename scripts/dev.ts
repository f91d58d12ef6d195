import { printAddresses } from "./announce.ts";
import { main } from "./lifecycle.ts";
import { prepare } from "./prepare.ts";
import { serve } from "./serve.ts";

await main(async () => {
  const app = await prepare({ demo: process.argv.includes("--demo") });
  await serve({ port: app.settings.PORT, proxies: app.settings.PROXIES, dev: true });
  printAddresses(app);
});
