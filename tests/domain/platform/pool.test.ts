import type { AddressInfo } from "node:net";
import { connect, createServer, type Server } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { wasDatabaseUnavailable } from "@/lib/platform/db/database-unavailable";
import { retryingPool } from "@/lib/platform/db/pool";

const refusal = (code: string, text: string) => {
  const errorBody = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`);
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(errorBody.length + 4, 1);
  return Buffer.concat([head, errorBody]);
};
const startingUp = refusal("57P03", "the database system is starting up");

/**
 * A proxy before the database: refuses connections with "starting up" so many times; can cut the connection at the next
 * query.
 */
let before: Server;
let trouble: { refused: number; dropped: number; cut: boolean; asked: string[] };
let pool: ReturnType<typeof retryingPool>;

beforeEach(async () => {
  trouble = { refused: 0, dropped: 0, cut: false, asked: [] };
  const real = new URL(String(process.env.DATABASE_URL));
  before = createServer((client) => {
    client.on("error", () => {});
    if (trouble.dropped > 0) {
      trouble.dropped -= 1;
      return void client.destroy();
    }
    if (trouble.refused > 0) {
      trouble.refused -= 1;
      return void client.once("data", () => client.end(startingUp));
    }
    const server = connect(Number(real.port), real.hostname);
    server.on("error", () => client.destroy());
    client.on("close", () => server.destroy());
    client.on("data", (chunk) => {
      trouble.asked.push(chunk.toString("latin1"));
      if (!trouble.cut) return void server.write(chunk);
      trouble.cut = false;
      client.destroy();
    });
    server.pipe(client);
  });
  await new Promise<void>((done) => void before.listen(0, "127.0.0.1", done));
  const address = new URL(real);
  address.host = `127.0.0.1:${(before.address() as AddressInfo).port}`;
  pool = retryingPool({ connectionString: address.href, max: 1 });
  pool.on("error", () => {});
});
afterEach(async () => {
  await pool.end();
  before.close();
});

const ask = async (text: string) => (await pool.query({ text })).rows[0];
const timesAsked = (text: string) => trouble.asked.filter((chunk) => chunk.includes(text)).length;

test("reads and writes are retried while the database starts", async () => {
  trouble.refused = 2;
  expect(await ask("select 1 as one")).toEqual({ one: 1 });
  expect(trouble.refused).toBe(0);
  expect(wasDatabaseUnavailable()).toBe(true);
});

test("a connection lost before its first query is replaced, for reads and writes", async () => {
  trouble.dropped = 2;
  await ask("update users set locale = locale where false");
  expect(trouble.dropped).toBe(0);
  expect(wasDatabaseUnavailable()).toBe(true);
  await expect(pool.connect().then((client) => client.release())).resolves.toBeUndefined();
});

test("a read whose connection is lost is retried on another", async () => {
  await ask("select 1 as one");
  trouble.cut = true;
  expect(await ask("select 2 as two")).toEqual({ two: 2 });
  expect(timesAsked("select 2 as two")).toBe(2);
});

test("a write that may have been executed is not retried", async () => {
  await ask("select 1 as one");
  trouble.cut = true;
  await expect(ask("update users set locale = locale where false")).rejects.toThrow(/terminated|ECONNRESET/i);
  expect(timesAsked("update users")).toBe(1);
});
