/**
 * P2: an article published in another process is on the public pages of every language while 200 requests a second are served,
 * and no page after that is an old one.
 * `npm run bench -- freshness`
 */
import { randomUUID } from "node:crypto";
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { median, note } from "./results.ts";

const rounds = 20;
const perSecond = 200;
const again = "npm run bench -- freshness";
const pages = ["/news", "/fr/news", "/es/news", "/ar/news"];
const folder = throwAwayFolder();
const app = await startApp(folder.path);
process.env.DATABASE_URL = app.databaseUrl;
process.env.DATA_DIR = folder.path;
process.env.AUTH_SECRET ??= "a".repeat(32);
process.env.APP_URL = app.url;
const [{ publishArticle }, { aDraft }, { anAdmin }, { db }, { hangUp }] = await Promise.all([
  import("@/lib/news/commands/publish-article"),
  import("@/tests/support/articles"),
  import("@/tests/support/factories"),
  import("@/lib/core/db"),
  import("@/lib/core/wire"),
]);

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const load = { asked: 0, failed: 0 };
const timer = setInterval(() => {
  const path = [...pages, "/", "/sports", "/events"][load.asked++ % 7] ?? "/";
  ask(path).catch(() => load.failed++);
}, 1000 / perSecond);

const admin = await anAdmin();
const delays: number[] = [];
let stale = 0;
for (let round = 0; round < rounds; round++) {
  const title = `Fresh ${randomUUID()}`;
  const draft = await aDraft({ title });
  await publishArticle(admin, { id: draft.id });
  const acknowledged = performance.now();
  await Promise.all(
    pages.map(async (page) => {
      while (!(await ask(page)).includes(title)) await sleep(5);
      delays.push(performance.now() - acknowledged);
      for (let after = 0; after < 25; after++) if (!(await ask(page)).includes(title)) stale++;
    }),
  );
}
clearInterval(timer);
const worst = Math.max(...delays);
note({
  id: "P2",
  goal: "published to seen in every language <= 1 s at 200 req/s, 0 stale after",
  figure: `median ${Math.round(median(delays))} ms, worst ${Math.round(worst)} ms of ${delays.length}; ${stale} stale of ${rounds * pages.length * 25}; ${load.failed} of ${load.asked} requests failed`,
  command: again,
});

await hangUp();
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
