import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "@/scripts/app-under-test.ts";
import { openEmbedded } from "@/scripts/database.ts";
import type { Cluster } from "@/scripts/embedded-pg.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import errors from "../../../messages/en/errors.json";
import { cookiesOf } from "../../support/signed-in";
import { until } from "./program";

const folder = throwAwayFolder();
/** Milliseconds; two seconds are promised for pages and three for forms, the rest allows for a busy machine. */
const longest = { page: 4_000, form: 5_000 };
const pages = ["/dashboard", "/messages", "/account"];

/**
 * The proxy between the site and its database: forwards, drops each connection, swallows all data, or refuses connections.
 */
type Mode = "passes" | "drops" | "swallows" | "refuses";
let mode: Mode = "passes";
let port = 0;
const open = new Set<Socket>();
const between = createServer((client) => {
  open.add(client.on("error", () => {}).on("close", () => open.delete(client)));
  if (mode === "drops") return void client.destroy();
  if (mode === "swallows") return void client.resume();
  const server = connect(Number(real.port), real.hostname);
  server.on("error", () => client.destroy()).on("close", () => client.destroy());
  client.on("close", () => server.destroy());
  client.on("data", (chunk) => mode === "passes" && server.write(chunk));
  server.on("data", (chunk) => mode === "passes" && client.write(chunk));
});

let cluster: Cluster;
let real: URL;
let app: Awaited<ReturnType<typeof launch>>;
let cookie: string;

beforeAll(async () => {
  const embedded = await openEmbedded(folder.path);
  cluster = embedded.cluster;
  real = new URL(embedded.url);
  await listen();
  const address = new URL(real);
  address.host = `127.0.0.1:${port}`;
  app = await launch(join(folder.path, "site"), {
    DATABASE_URL: address.href,
    MIGRATE_DATABASE_URL: cluster.urlOf("recruit"),
    AUTH_SECRET: "a secret for tests, known to everybody",
  });
  cookie = await cookiesOf(app.url, "player");
  for (const path of [...pages, "/contact", "/lost/failure"]) await ask(path);
}, 900_000);
afterAll(async () => {
  await set("passes");
  await app?.stop();
  between.close();
  await cluster?.stop();
  folder.remove();
});

const listen = () =>
  new Promise<void>((done) => {
    between.listen(port, "127.0.0.1", () => {
      port = (between.address() as AddressInfo).port;
      done();
    });
  });

async function set(next: Mode) {
  const wasAway = mode === "refuses";
  mode = next;
  if (next === "refuses") between.close();
  if (next === "refuses" || next === "drops") for (const socket of open) socket.destroy();
  if (wasAway && next !== "refuses") await listen();
  if (next === "passes") for (const socket of open) socket.destroy();
}

async function ask(path: string, init: RequestInit = {}) {
  const begun = performance.now();
  const answer = await fetch(app.url + path, { redirect: "manual", ...init, headers: { cookie, ...init.headers } });
  const text = await answer.text();
  return { path, status: answer.status, later: answer.headers.get("retry-after"), text, ms: performance.now() - begun };
}

async function sendTicket(form: string) {
  const body = new FormData();
  for (const [, name = "", value = ""] of form.matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g))
    body.append(name, value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
  for (const [name, value] of Object.entries({ name: "Nadia", email: "nadia@test.recruit", message: "Where is it?" }))
    body.append(name, value);
  return ask("/contact", { method: "POST", body });
}

const formIn = (html: string) => /<form\b[^>]*id="write"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";

test.each(["drops", "swallows", "refuses"] as const)(
  "where a database %s connections, pages and forms say in words to try again",
  async (next) => {
    const form = formIn((await ask("/contact")).text);
    await set(next);
    try {
      for (let round = 0; round < 3; round++)
        for (const { path, status, later, text, ms } of await Promise.all(pages.map((path) => ask(path)))) {
          expect([path, status, later]).toEqual([path, 503, "2"]);
          expect(text).toMatch(/<h1\b[^>]*>[^<]*\w/);
          expect(text).toContain('href=""');
          expect(ms, path).toBeLessThan(longest.page);
        }
      const response = await sendTicket(form);
      expect(response.ms).toBeLessThan(longest.form);
      expect(response.text.replaceAll("&#x27;", "'")).toContain(errors.try_later);
      expect(response.text).toContain('value="nadia@test.recruit"');
    } finally {
      await set("passes");
    }
    await until("it is well again", async () => (await ask("/dashboard")).status === 200);
  },
);
