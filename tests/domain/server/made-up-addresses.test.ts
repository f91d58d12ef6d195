import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openSiteServer } from "@/lib/server/site-server";
import { wireUp } from "../../support/freshness";
import { useUpRenders } from "../../support/use-up-renders";

const renderSpy = vi.fn<(url: string) => void>();
let server: Server;
let origin = "";
let close = () => {};

/** A Next handler that knows "/fr/news/real". */
beforeAll(async () => {
  await wireUp();
  const siteServer = await openSiteServer((request, response) => {
    renderSpy(request.url ?? "");
    const real = request.url === "/fr/news/real";
    response.writeHead(real ? 200 : 404, {
      "content-type": "text/html; charset=utf-8",
      ...(real && { "cache-control": "s-maxage=3600" }),
    });
    response.end('<!doctype html><html lang="fr"><body>A page</body></html>');
  }, "no build");
  close = siteServer.close;
  server = createServer(siteServer.answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  close();
});

const statusAt = async (path: string, address: string, headers = {}) =>
  (await fetch(origin + path, { headers: { "x-forwarded-for": address, ...headers } })).status;
/** A visitor who has used up the rate limit for uncached pages. */
const busy = () => useUpRenders(randomUUID());

test.each([
  "/news/x1",
  "/fr/sports/zzz",
  "/es/help/zzz",
  "/ar/events/zzz",
  "/sport-jobs/zzz",
  "/recruiters/zzz",
  "/fr/players/zzz",
  "/esport/zzz",
  "/sports/judo/zzz",
  "/news/%41",
])("%s, which somebody made up, is made for nobody who has asked for too many", async (path) => {
  const address = busy();
  renderSpy.mockClear();
  expect(await statusAt(path, address)).toBe(429);
  expect(await statusAt(path, address, { rsc: "1", "next-router-prefetch": "1" })).toBe(429);
  expect(renderSpy).not.toHaveBeenCalled();
  expect(await statusAt(path, randomUUID())).toBe(404);
});

test("an answered page can be cached for everybody, whatever the request contained", async () => {
  const address = busy();
  expect(await statusAt("/fr/news/real", address)).toBe(429);
  expect(await statusAt("/fr/news/real", randomUUID())).toBe(200);
  expect(await statusAt("/fr/news/real", address)).toBe(200);
});

test.each([
  "/fr/dashboard",
  "/robots.txt",
  "/_next/static/x.js",
  "/api/nothing",
  "/zzz",
  "/es/news/a/b",
  "/wp-login.php",
])("%s, which costs little, is not counted", async (path) => {
  expect(await statusAt(path, busy())).toBe(404);
});
