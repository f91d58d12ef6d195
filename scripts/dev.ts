import { announce } from "./announce.ts";
import { main } from "./lifecycle.ts";
import { prepare } from "./prepare.ts";
import { serve } from "./serve.ts";

await main(async () => {
  const house = await prepare({ demo: process.argv.includes("--demo") });
  await serve({ port: house.settings.PORT, proxies: house.settings.PROXIES, dev: true });
  announce(house);
});
