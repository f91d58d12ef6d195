import { announce } from "./announce.ts";
import { ensureBuild } from "./build.ts";
import { main } from "./lifecycle.ts";
import { prepare } from "./prepare.ts";
import { serve } from "./serve.ts";

await main(async () => {
  const house = await prepare({ demo: process.argv.includes("--demo") });
  const distDir = await ensureBuild();
  await serve({ port: house.settings.PORT, proxies: house.settings.PROXIES, dev: false, distDir });
  announce(house);
});
