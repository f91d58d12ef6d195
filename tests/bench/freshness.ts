/**
 * What another process changes is on the public pages of every language while 200 requests a second are served, and no page
 * after that is an old one.
 * `npm run bench -- freshness`
 */
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { median, note } from "./results.ts";

const howMany = Number(process.env.ROUNDS ?? 20);
const perSecond = 200;
const again = "npm run bench -- freshness";
const doors = ["/players", "/fr/player-signup", "/recruiter-signup", "/es/sport-jobs/new"];
const busy = ["/news", "/fr/news", "/es/events", "/ar/news", "/", "/sports", "/events", ...doors];
const folder = throwAwayFolder();
const app = await startApp(folder.path);
process.env.DATABASE_URL = app.databaseUrl;
process.env.DATA_DIR = folder.path;
process.env.AUTH_SECRET ??= "a".repeat(32);
process.env.APP_URL = app.url;
const [{ db }, { closePubSub }, { changes }] = await Promise.all([
  import("@/lib/platform/db/db"),
  import("@/lib/platform/live/pubsub"),
  import("./changes.ts"),
]);

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const load = { asked: 0, failed: 0 };
const timer = setInterval(() => {
  const path = busy[load.asked++ % busy.length] ?? "/";
  ask(path).catch(() => load.failed++);
}, 1000 / perSecond);

/** Of each page, by round: in the first one the server has just started. */
const rounds: number[][] = [];
let stale = 0;
while (rounds.length < howMany) {
  const delays: number[] = [];
  for (const change of changes) {
    const { pages, isShown } = await change(ask);
    const acknowledged = performance.now();
    await Promise.all(
      pages.map(async (page) => {
        while (!isShown(await ask(page))) await sleep(5);
        delays.push(performance.now() - acknowledged);
        for (let after = 0; after < 25; after++) if (!isShown(await ask(page))) stale++;
      }),
    );
  }
  rounds.push(delays);
}
clearInterval(timer);
const [first = [], ...later] = rounds;
const delays = rounds.flat();
const worst = (values: number[]) => Math.round(Math.max(...values));
note({
  id: "P2",
  goal: "from publication to visible in every language <= 1 s at 200 req/s, 0 stale after",
  figure: `an article, a full event, a new player: median ${Math.round(median(delays))} ms, worst ${worst(later.flat())} ms of ${delays.length}, ${worst(first)} ms right after a start; ${stale} stale of ${delays.length * 25}; ${load.failed} of ${load.asked} requests failed`,
  command: again,
});

await closePubSub();
await db.$disconnect();
agent.destroy();
await app.stop();
folder.remove();

function ask(path: string) {
  return new Promise<string>((done, failed) => {
    get(app.url + path, { agent, headers: { "accept-language": "en" } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.once("error", failed);
      answer.once("end", () => {
        if (answer.statusCode === 200) done(Buffer.concat(parts).toString());
        else failed(new Error(`${path} ${answer.statusCode}`));
      });
    }).once("error", failed);
  });
}
