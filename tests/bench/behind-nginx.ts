/**
 * Public pages as production serves them, through deploy/nginx.conf with TLS: requests a second beside nginx's own files with
 * the same headers and TLS, and how long a change takes to be shown. Needs nginx, openssl, wrk, ss and taskset on the machine.
 * `npm run bench -- behind-nginx`
 */
import { setTimeout as sleep } from "node:timers/promises";
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { nginx, nginxInFront, pin, rateOf, selfSigned } from "./contenders.ts";
import { median, note } from "./results.ts";

const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS ?? 3);
const again = "npm run bench -- behind-nginx";
process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
const folder = throwAwayFolder();
const app = await startApp(folder.path, { PROXIES: "1" });
pin(app.url, 0);
Object.assign(process.env, { DATABASE_URL: app.databaseUrl, DATA_DIR: folder.path, APP_URL: app.url });
process.env.AUTH_SECRET ??= "a".repeat(32);
const [{ db }, { closePubSub }, { changes }] = await Promise.all([
  import("@/lib/platform/db/db"),
  import("@/lib/platform/live/pubsub"),
  import("./changes.ts"),
]);

const paths = ["/", "/sports", "/sports/football", "/news", "/fr/sports", "/ar/events", "/players"];
const pages = new Map<string, Buffer>();
for (const path of paths) pages.set(path, Buffer.from(await (await fetch(app.url + path)).text()));
const certificate = selfSigned(folder.path);
const tls = `ssl_certificate ${certificate.certificate}; ssl_certificate_key ${certificate.key};`;
const ofItsOwn = /^(connection|content-|date|etag|keep-alive|transfer-encoding)/;
const { headers: sent } = await fetch(`${app.url}/sports`);
const headers = [...sent].filter(([name]) => name === "content-security-policy" || !ofItsOwn.test(name));
const directives = headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
const floor = await nginx(folder.path, pages, [tls, ...directives].join(" "));
const site = await nginxInFront(folder.path, app.url, certificate);

let failures = 0;
const rates = new Map<string, number[]>();
for (let round = 0; round < rounds; round++)
  for (const path of paths)
    for (const { url } of [site, floor]) {
      const { rate, failed } = rateOf(url + path, seconds);
      failures += failed;
      rates.set(url + path, [...(rates.get(url + path) ?? []), rate]);
    }
const rateAt = (address: string) => median(rates.get(address) ?? []);
const ratios = paths.map((path) => rateAt(site.url + path) / rateAt(floor.url + path));
for (const { url } of [site, floor]) console.log(paths.map((path) => Math.round(rateAt(url + path))).join(" "));
note({
  id: "P1",
  goal: "req/s behind nginx with TLS >= 0.90 of its own files with TLS, same bytes and headers",
  figure: `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}, median ${median(ratios).toFixed(2)}, on ${paths.length} pages, ${failures} non-2xx`,
  command: again,
});

const ask = async (path: string) => (await fetch(site.url + path, { headers: { "accept-language": "en" } })).text();
const delays: number[] = [];
let stale = 0;
for (let round = 0; round < rounds * 3; round++)
  for (const change of changes) {
    const { pages: changed, isShown } = await change(ask);
    const acknowledged = performance.now();
    await Promise.all(
      changed.map(async (page) => {
        while (!isShown(await ask(page))) await sleep(5);
        delays.push(performance.now() - acknowledged);
        for (let after = 0; after < 25; after++) if (!isShown(await ask(page))) stale++;
      }),
    );
  }
note({
  id: "P2",
  goal: "behind nginx: from publication to visible in every language <= 2 s, 0 stale after",
  figure: `median ${Math.round(median(delays))} ms, worst ${Math.round(Math.max(...delays))} ms of ${delays.length}; ${stale} stale`,
  command: again,
});

for (const { stop } of [site, floor]) stop();
await closePubSub();
await db.$disconnect();
await app.stop();
folder.remove();
