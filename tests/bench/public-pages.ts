/**
 * Requests a second of public pages beside nginx, bare node:http and `next start`, each serving the same bytes on one core
 * while wrk asks on the other; in turns, five rounds. Needs nginx, wrk, ss and taskset on the machine.
 * `npm run bench -- public-pages`
 */
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { bareNode, type Contender, nextStart, nginx, pin, rateOf } from "./contenders.ts";
import { median, note } from "./results.ts";

const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 3);
const again = "npm run bench -- public-pages";
const folder = throwAwayFolder();
const app = await startApp(folder.path);
pin(app.url, 0);

const html = async (path: string) => (await fetch(app.url + path, { headers: { "accept-language": "en" } })).text();
const article = /href="(\/news\/[\w-]+)"/.exec(await html("/news"))?.[1] ?? "/news";
const doors = ["/players", "/player-signup", "/fr/recruiter-signup", "/sport-jobs/new"];
const paths = ["/", "/sports", "/sports/football", "/news", article, "/fr/sports", "/ar/events", ...doors];
const pages = new Map<string, Buffer>();
for (const path of paths) pages.set(path, Buffer.from(await html(path)));

const slot = app.distDir;
const contenders: Contender[] = [
  { name: "recruit", url: app.url, stop: () => {} },
  await nginx(folder.path, pages),
  await bareNode(pages, folder.path),
  await nextStart(slot, app.databaseUrl, folder.path),
];
const rates = new Map<string, number[]>();
let failures = 0;
for (let round = 0; round < rounds; round++)
  for (const path of paths)
    for (const { name, url } of contenders) {
      const rate = ask(url + path);
      rates.set(`${name} ${path}`, [...(rates.get(`${name} ${path}`) ?? []), rate]);
    }

const of = (name: string) => paths.map((path) => median(rates.get(`${name} ${path}`) ?? []));
const ratio = (other: string) => {
  const [ours, theirs] = [of("recruit"), of(other)];
  const each = ours.map((rate, at) => rate / (theirs[at] ?? Number.NaN));
  return { least: Math.min(...each), most: Math.max(...each) };
};
const range = ({ least, most }: { least: number; most: number }) => `${least.toFixed(2)} to ${most.toFixed(2)}`;
for (const { name } of contenders) console.log(name, of(name).map(Math.round).join(" "));
note({
  id: "P1",
  goal: "req/s >= 0.35 of nginx gzip_static, same bytes",
  figure: `${range(ratio("nginx"))} on ${paths.length} pages, ${failures} non-2xx`,
  command: again,
});
note({ id: "P1", goal: "req/s >= 0.85 of bare node:http", figure: range(ratio("bare node:http")), command: again });
note({ id: "P1", goal: "req/s >= 30 times `next start`", figure: range(ratio("next start")), command: again });

for (const { stop } of contenders) stop();
await app.stop();
folder.remove();

function ask(url: string): number {
  const { rate, failed } = rateOf(url, seconds);
  failures += failed;
  return rate;
}
