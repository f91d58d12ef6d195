import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "@/scripts/app-under-test.ts";
import { currentBuildFolder } from "@/scripts/build.ts";
import { nodeArgs } from "@/scripts/run.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { randomFor } from "../../../prisma/seed/random";
import { cookiesOf } from "../../support/signed-in";
import { costlyRequests } from "./costly-requests";
import { actsOf, addressesOf, costOfInput, flood, KNOWN_LIMIT, LIMIT, type Outcome } from "./flood";
import { requestOf } from "./forms-of-acts";
import { generate } from "./generated-request";
import { knownAttacks } from "./known-attacks";
import { askInside, inside, serverOf } from "./server-load";

const secret = "a secret for tests, known to everybody";
const seed = process.env.SEED ?? "doors";
const whole = process.env.TIER === "matrix";
/** Number of malformed requests. */
const BROKEN = whole ? 10_000 : 1_000;
/** Minimum number of requests that are expensive to parse: each action with each alphabet, and others. */
const LEAST_COSTLY = 2_000;
/** Number of batches: the acts among them end sessions, which start again in each batch. */
const PARTS = 20;
/** Requests after which code and caches are loaded. */
const WARM_AFTER = 10;
/** Allowed growth of the heap, in bytes. */
const GROWTH = 30 * 1024 * 1024;

const folder = throwAwayFolder();
let app: Awaited<ReturnType<typeof launch>>;
let server: string;

beforeAll(async () => {
  // Each request has its own client address, so that no rate limit interferes.
  const order = { command: process.execPath, args: nodeArgs("--expose-gc", "--import", inside, "scripts/start.ts") };
  app = await launch(folder.path, { PROXIES: "1", AUTH_SECRET: secret }, order);
  if (existsSync("/proc/self/schedstat")) server = serverOf(folder.path);
}, 900_000);
afterAll(async () => {
  await app.stop();
  folder.remove();
});

/** Only Linux reports the CPU time of a thread. */
const measured = test.runIf(existsSync("/proc/self/schedstat"));
const members = () => Promise.all(["player", "recruiter", "admin"].map((personName) => cookiesOf(app.url, personName)));

async function attacks() {
  const [player = "", recruiter = "", admin = ""] = await members();
  return knownAttacks(actsOf(currentBuildFolder()), { player, recruiter, admin });
}

measured(
  `each single request that once stopped the server is read in less than ${KNOWN_LIMIT} ms`,
  async () => {
    const wrong: string[] = [];
    for (const { what, ...attack } of await attacks()) {
      const { status, cost } = await costOfInput(requestOf(attack), { origin: app.url, server }, KNOWN_LIMIT);
      if (!(Number(status) < 500) || cost >= KNOWN_LIMIT) wrong.push(`${what}: ${status}, ${cost} ms`);
    }
    expect(wrong).toEqual([]);
  },
  300_000,
);

measured(
  `of ${BROKEN} broken and ${LEAST_COSTLY} costly requests none fails or holds up the server, and none stays in memory`,
  async () => {
    const target = { origin: app.url, server };
    const outcome: Outcome = { wrong: [], costly: [], statuses: new Map() };
    const random = randomFor(seed);
    const [acts, addresses] = [actsOf(currentBuildFolder()), addressesOf(currentBuildFolder())];
    let cookies = ["", ...(await members())];
    const doors = { acts, addresses, cookies: () => cookies, origin: app.url, secret };
    const costly = costlyRequests(random, doors);
    expect(costly.length).toBeGreaterThan(LEAST_COSTLY);
    const heaps: number[] = [];
    for (let part = 0; part < PARTS; part++) {
      cookies = ["", ...(await members())];
      const odd = Array.from({ length: BROKEN / PARTS }, () =>
        generate(random, { cookies: [...cookies, "access=x; refresh=y; who=admin"], acts, addresses }),
      );
      const [from, to] = [part, part + 1].map((end) => Math.round((costly.length / PARTS) * end));
      const making = costly.slice(from, to).map((make) => make());
      await flood([...odd, ...(await Promise.all(making)).map(requestOf)], target, outcome);
      heaps.push((await askInside<NodeJS.MemoryUsage>(folder.path, "/heap")).heapUsed);
    }
    const slow: Awaited<ReturnType<typeof costOfInput>>[] = [];
    for (const request of outcome.costly) {
      const byItself = await costOfInput(request, target);
      if (byItself.cost >= LIMIT) slow.push(byItself);
    }
    console.log(`seed ${seed}: ${JSON.stringify(Object.fromEntries([...outcome.statuses].sort()))}`);
    console.log(
      `${outcome.costly.length} measured once more; MB of heap: ${heaps.map((bytes) => Math.round(bytes / 2 ** 20))}`,
    );
    expect(outcome.wrong).toEqual([]);
    expect(slow).toEqual([]);
    expect(await (await fetch(`${app.url}/api/health`)).json()).toEqual({ status: "ok" });
    expect((heaps.at(-1) ?? 0) - (heaps[WARM_AFTER - 1] ?? 0)).toBeLessThan(GROWTH);
  },
  900_000,
);
