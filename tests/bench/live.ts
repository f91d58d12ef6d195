/**
 * How late a message reaches everybody who listens, beside a bare node:http that listens to the same channel, with nothing lost, doubled
 * or told to somebody else; how soon all are back after a cut; what telling costs who writes; what a stream costs while nothing happens.
 * `npm run bench -- live`; CLIENTS, ROUNDS and IDLE take fewer.
 */
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startApp } from "@/scripts/app-under-test.ts";
import { freePort } from "@/scripts/embedded-pg.ts";
import { root } from "@/scripts/run.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts.ts";
import { processesAt } from "./contenders.ts";
import { median, note, quantile } from "./results.ts";

const clients = Number(process.env.CLIENTS ?? 2000);
const rounds = Number(process.env.ROUNDS ?? 100);
const idle = Number(process.env.IDLE ?? 10_000);
const command = "npm run bench -- live";
/** Streams of one person, fewer than may be open. */
const tabs = 50;

/** People may open so many streams a minute (lib/platform/live/stream-slots), and the turns before took most of them. */
const untilAllowed = 61_000;
/** As long as a page waits that was told no, the first and the last time: see components/notifications/use-live. */
const [SHORTEST_MS, LONGEST_MS] = [1_000, 60_000];

const folder = throwAwayFolder();
const app = await startApp(folder.path, { PROXIES: "1" });
const pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
const wanted = Math.ceil(Math.max(clients, idle) / tabs);
const { rows: users } = await pool.query<{ id: string; email: string }>(
  "select id, email from users where disabled_at is null order by created_at limit $1",
  [wanted],
);
const people: { id: string; cookie: string; address: string }[] = [];
for (const { id, email } of users) {
  const address = `10.1.${people.length >> 8}.${people.length & 255}`;
  people.push({ id, address, cookie: await signedIn(email, address) });
}
const bare = await bareFeed();

type Stream = { person: number; socket: Socket; received: number[] };

/** One browser tab; `received` are the moments at which it received something. */
function open(url: string, person: number) {
  const { id, cookie, address } = people[person % people.length]!;
  const { port } = new URL(url);
  return new Promise<Stream>((done, failed) => {
    const socket = connect(Number(port), "127.0.0.1");
    const stream: Stream = { person: person % people.length, socket, received: [] };
    let begun = "";
    socket.setNoDelay(true);
    socket.on("data", (data) => {
      const text = data.toString("latin1");
      if (begun !== "open") {
        begun += text;
        if (begun.includes("\r\n\r\n") && !begun.startsWith("HTTP/1.1 200"))
          return failed(new Error(`no stream: ${begun.slice(0, 200)}`));
        if (!begun.includes(": open")) return;
        begun = "open";
        return done(stream);
      }
      for (const _ of text.matchAll(/^event: /gm)) stream.received.push(performance.now());
    });
    socket.once("error", failed);
    socket.once("close", () => failed(new Error("closed before it was a stream")));
    socket.write(
      `GET /api/live?read-at=${Date.now() + 60_000} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\nx-user: ${id}\r\nx-forwarded-for: ${address}\r\n\r\n`,
    );
  });
}

/** As the page does: who is told that the database is away asks again after a pause. */
async function comeBack(person: number): Promise<Stream> {
  for (let pause = SHORTEST_MS; ; pause = Math.min(2 * pause, LONGEST_MS)) {
    const stream = await open(app.url, person).catch((error: Error) => error);
    if (!(stream instanceof Error)) return stream;
    if (!stream.message.includes(" 503 ")) throw stream;
    toldToWait += 1;
    await sleep(pause * (0.5 + Math.random() / 2));
  }
}

async function openAll(url: string, count: number): Promise<Stream[]> {
  const streams: Stream[] = [];
  const atOnce = 250;
  for (let from = 0; from < count; from += atOnce) {
    const many = Array.from({ length: Math.min(atOnce, count - from) }, (_, at) =>
      open(url, Math.floor((from + at) / tabs)),
    );
    streams.push(...(await Promise.all(many)));
  }
  return streams;
}

/** Rings everybody, or every third person, and gives how late each stream received it, in milliseconds. */
async function ring(streams: Stream[], turn: number) {
  const last = Math.max(...streams.map(({ person }) => person));
  const rung = new Set(Array.from({ length: last + 1 }, (_, at) => at).filter((at) => turn % 2 === 0 || at % 3 === 0));
  for (const stream of streams) stream.received = [];
  const at = performance.now();
  await pool.query("select pg_notify('live', $1)", [JSON.stringify([...rung].map((one) => `${people[one]!.id} news`))]);
  const told = streams.filter(({ person }) => rung.has(person));
  for (
    const start = performance.now();
    performance.now() - start < 5_000 && told.some(({ received }) => received.length === 0);
  )
    await sleep(5);
  await sleep(30);
  const late = told.flatMap(({ received }) => received.slice(0, 1).map((when) => when - at));
  const lost = told.length - late.length;
  const doubled = told.filter(({ received }) => received.length > 1).length;
  const foreign = streams.filter(({ person, received }) => !rung.has(person) && received.length > 0).length;
  return { late, lost, doubled, foreign };
}

const sums = { ours: [] as number[], theirs: [] as number[], lost: 0, doubled: 0, foreign: 0 };
/** Turn and turn about: while one is measured nobody listens to the other. */
const turns = 4;
for (let turn = 0; turn < turns; turn += 1)
  for (const [whose, url] of [
    ["ours", app.url],
    ["theirs", bare.url],
  ] as const) {
    const streams = await openAll(url, clients);
    await ring(streams, 0);
    for (let round = 0; round < rounds / turns; round += 1) {
      const received = await ring(streams, round);
      sums[whose].push(...received.late);
      if (whose === "ours") for (const key of ["lost", "doubled", "foreign"] as const) sums[key] += received[key];
    }
    for (const { socket } of streams) socket.destroy();
    await sleep(1_000);
  }
bare.stop();
const [mine, floor] = [quantile(sums.ours, 0.99), quantile(sums.theirs, 0.99)];
note({
  id: "P9",
  goal: `live: ${clients} clients p99 <= 1.3 of bare node:http and <= 250 ms; 0 lost, 0 duplicated, 0 delivered to another user`,
  figure: `${(mine / floor).toFixed(2)} (p50 ${quantile(sums.ours, 0.5).toFixed(0)} ms, p99 ${mine.toFixed(0)} ms; bare p99 ${floor.toFixed(0)} ms); of ${sums.ours.length} deliveries ${sums.lost} lost, ${sums.doubled} duplicated, ${sums.foreign} to another user`,
  command,
});

await sleep(untilAllowed);
const begun = performance.now();
let toldToWait = 0;
const back = await Promise.all(Array.from({ length: clients }, (_, at) => comeBack(Math.floor(at / tabs))));
const seconds = (performance.now() - begun) / 1000;
note({
  id: "P9",
  goal: `live: ${clients} reconnect at once <= 2 s`,
  figure: `${seconds.toFixed(1)} s, ${back.length} of ${clients}; ${toldToWait} times a client was told to wait and retried`,
  command,
});
for (const { socket } of back) socket.destroy();

/** So many write at once, each row a notification of somebody; with `notifies` each is told of as the product does it. Rows a second. */
async function writing(notifies: boolean): Promise<number> {
  const end = performance.now() + 4_000;
  let written = 0;
  const insert = "insert into notifications (user_id, kind, about) values ($1, 'requested', '{}')";
  await Promise.all(
    Array.from({ length: writers }, async (_, at) => {
      const user = people[at % people.length]!.id;
      while (performance.now() < end) {
        await many.query(insert, [user]);
        if (notifies) publish(user, "notification");
        written += 1;
      }
    }),
  );
  return written / 4;
}

const writers = 64;
process.env.DATABASE_URL = app.databaseUrl;
const many = new pg.Pool({ connectionString: app.databaseUrl, max: writers });
const { notifyOpenPages: publish } = await import("@/lib/platform/live/live");
const { closePubSub } = await import("@/lib/platform/live/pubsub");
await writing(false);
const rates = { plain: [] as number[], notified: [] as number[] };
for (let turn = 0; turn < 3; turn += 1) {
  rates.plain.push(await writing(false));
  rates.notified.push(await writing(true));
}
await many.query("delete from notifications where about = '{}' and kind = 'requested'");
await many.end();
await closePubSub();
note({
  id: "P9",
  goal: `live: writing and notifying >= 0.75 of writing alone, ${writers} writers`,
  figure: `${(median(rates.notified) / median(rates.plain)).toFixed(2)} (${median(rates.notified).toFixed(0)} and ${median(rates.plain).toFixed(0)} rows a second)`,
  command,
});

await sleep(untilAllowed);
const before = memory();
const resting = await openAll(app.url, idle);
await sleep(10_000);
const each = (memory() - before) / resting.length;
note({
  id: "P9",
  goal: `live: <= 30 KB of memory for each of ${idle} idle streams`,
  figure: `${(each / 1024).toFixed(0)} KB`,
  command,
});
for (const { socket } of resting) socket.destroy();
await pool.end();
await app.stop();
folder.remove();

/** What the server holds in memory, in bytes. */
function memory(): number {
  const kilobytes = processesAt(app.url).map((pid) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0),
  );
  return Math.max(...kilobytes) * 1024;
}

async function signedIn(email: string, address: string): Promise<string> {
  const headers = { "x-forwarded-for": address };
  const tokenResponse = await fetch(`${app.url}/api/auth/csrf`, { headers });
  const { csrfToken } = (await tokenResponse.json()) as { csrfToken: string };
  const answer = await fetch(`${app.url}/api/auth/callback/credentials`, {
    method: "POST",
    body: new URLSearchParams({ csrfToken, email, password: DEMO_PASSWORD }),
    headers: { ...headers, cookie: cookiesOf(tokenResponse) },
    redirect: "manual",
  });
  const cookie = cookiesOf(answer);
  if (!cookie.includes("access=")) throw new Error(`${email} is not signed in: ${answer.status}`);
  return cookie;
}

function cookiesOf({ headers }: Response) {
  return headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
}

/** The least that can be done: one process that listens to the same channel and writes the same hints. */
async function bareFeed() {
  const port = await freePort();
  const program = join(folder.path, "bare-feed.mjs");
  writeFileSync(
    program,
    `import { createServer } from "node:http";
     import pg from ${JSON.stringify(join(root, "node_modules/pg/esm/index.mjs"))};
     const streams = new Map();
     const client = new pg.Client({ connectionString: ${JSON.stringify(app.databaseUrl)} });
     await client.connect();
     client.on("notification", ({ payload }) => {
       for (const line of JSON.parse(payload)) {
         const [user, topic] = line.split(" ");
         for (const stream of streams.get(user) ?? []) stream.write("id: 1\\nevent: " + topic + "\\ndata: " + topic + "\\n\\n");
       }
     });
     await client.query("listen live");
     createServer((request, response) => {
       const user = request.headers["x-user"];
       const mine = streams.get(user) ?? new Set();
       streams.set(user, mine.add(response));
       response.writeHead(200, { "content-type": "text/event-stream" });
       response.write(": open\\n\\n");
       response.once("close", () => mine.delete(response));
     }).listen(${port}, "127.0.0.1");`,
  );
  const child = spawn(process.execPath, [program], { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
    if (answer) {
      await answer.body?.cancel();
      break;
    }
    await sleep(100);
  }
  return { url, stop: () => child.kill() };
}
