import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { failedPageHeader } from "@/lib/platform/http/failed-page";
import { openSiteServer } from "@/lib/server/site-server";

const requests: IncomingMessage[] = [];
let server: Server;
let origin = "";
let close = () => {};

const shell = '<meta charSet="utf-8"/><!--$!--><template data-dgst="1411766205"></template><!--/$--></body></html>';
const page = (text: string) => `<!DOCTYPE html><html lang="en"><body><h1>${text}</h1></body></html>`;

/** A Next handler whose pages for members fail; in "/account" the layout fails too. */
function next(request: IncomingMessage, response: ServerResponse) {
  requests.push(request);
  const { url = "", headers } = request;
  const failed = headers[failedPageHeader];
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (url.startsWith("/dashboard")) response.setHeader("set-cookie", "access=renewed; Path=/");
  if (url.startsWith("/lost/")) return void response.end(page("could not be shown"));
  response.end(failed && !url.startsWith("/account") ? page(`the frame around ${failed}`) : shell);
}

beforeAll(async () => {
  const siteServer = await openSiteServer(next, "no build");
  close = siteServer.close;
  server = createServer(siteServer.answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  close();
});

async function ask(path: string, headers: Record<string, string> = {}) {
  requests.length = 0;
  const answer = await fetch(origin + path, { headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

test("a failed signed-in page is 503 with an error message in its layout and a matching policy", async () => {
  const { status, headers, html } = await ask("/fr/dashboard?from=x", { cookie: "access=old; refresh=kept" });
  expect(status).toBe(503);
  expect(html).toContain("the frame around dashboard");
  expect(headers.get("retry-after")).toBe("2");
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("content-security-policy")).toMatch(/script-src 'nonce-/);
  const [, again] = requests;
  expect(again?.url).toBe("/fr/dashboard?from=x");
  expect(again?.headers.cookie).toBe("access=old; refresh=kept");
  expect(again?.headers["content-security-policy"]).toBe(headers.get("content-security-policy"));
});

test("tokens renewed during the request are used for the layout", async () => {
  const { headers } = await ask("/dashboard", { cookie: "access=old; refresh=kept" });
  expect(headers.get("set-cookie")).toContain("access=renewed");
  expect(requests[1]?.headers.cookie).toBe("access=renewed; refresh=kept");
});

test("if the layout fails too, and for visitors, the public error page is sent", async () => {
  for (const [path, headers] of [
    ["/account", { cookie: "access=mine" }],
    ["/dashboard", {}],
  ] as const) {
    const { status, html } = await ask(path, headers);
    expect([path, status]).toEqual([path, 503]);
    expect(html).toContain("could not be shown");
  }
});

test("outside requests cannot ask for the layout", async () => {
  await ask("/account", { [failedPageHeader]: "messages" });
  expect(requests[0]?.headers[failedPageHeader]).toBeUndefined();
});
