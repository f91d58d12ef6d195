import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { translator } from "@/lib/platform/i18n/translator";
import { limitBody } from "@/lib/server/body-limit";
import { ByteBudget } from "@/lib/server/byte-budget";
import { type BodyRules, bodyRules } from "@/lib/server/collect-body";
import { validateRequest } from "@/lib/server/validate-request";
import { collectGarbage } from "../../support/collect-garbage";

const MB = 1024 * 1024;
const sockets: Socket[] = [];
const servers: Server[] = [];
let origin: number;

/** Stands in for Next: reads the body to its end and answers. */
async function serveWith(rules: BodyRules) {
  const server = createServer((request, response) => {
    const goOn = () =>
      void request
        .on("error", () => {})
        .resume()
        .on("end", () => response.end("taken"));
    if (rules === bodyRules) validateRequest(request, response, 0, goOn);
    else limitBody(request, response, goOn, rules);
  });
  servers.push(server);
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  origin = await serveWith(bodyRules);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

/** Sends the head of a request; `answer` resolves when the connection ends or `seen` matches. */
function open(port: number, path: string, headers: string[], pattern = /\r\n\r\n/) {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  let text = "";
  const answer = new Promise<string>((done) => {
    socket.on("data", (data) => {
      text += data.toString("utf8");
      if (pattern.test(text)) done(text);
    });
    for (const event of ["close", "error"]) socket.on(event, () => done(text));
  });
  socket.write([`POST ${path} HTTP/1.1`, "host: localhost", ...headers, "", ""].join("\r\n"));
  return { socket, answer };
}

const chunked = ["transfer-encoding: chunked"];
const piece = Buffer.concat([
  Buffer.from(`${(MB / 4).toString(16)}\r\n`),
  Buffer.alloc(MB / 4, 97),
  Buffer.from("\r\n"),
]);

test("40 unfinished bodies of 4 MB hold 32 MB together; the others are refused", async () => {
  const before = retained();
  const answers = Array.from({ length: 40 }, () => {
    const { socket, answer } = open(origin, "/fr/recruiter-signup", chunked, /<\/a>/);
    for (let count = 0; count < 16; count += 1) socket.write(piece);
    return answer;
  });
  const refused: string[] = [];
  await new Promise<void>((done) => {
    for (const answer of answers) answer.then((text) => refused.push(text) === 33 && done());
  });
  expect(refused.every((text) => /^HTTP\/1.1 503/.test(text) && /^retry-after: \d+/im.test(text))).toBe(true);
  expect(refused[0]).toContain("Trop d’envois sont en cours");
  expect(bodyRules.budget.taken()).toBeLessThanOrEqual(32 * MB);
  expect(retained() - before).toBeLessThan(40 * MB);
  for (const socket of sockets.splice(0)) socket.destroy();
  await until(() => bodyRules.budget.taken() === 0);
  const response = await fetch(`http://127.0.0.1:${origin}/recruiter-signup`, {
    method: "POST",
    body: Buffer.alloc(MB),
  });
  expect(await response.text()).toBe("taken");
});

/** Bytes of buffers in use. Garbage collection frees buffers on another thread, which the next one waits for. */
function retained(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

async function until(holds: () => boolean) {
  while (!holds()) await new Promise((done) => setImmediate(done));
}

test("a form of a visitor without files may have 1 MB, one with files 16 MB", async () => {
  for (const [path, cookie, status] of [
    ["/contact", "", 413],
    ["/fr/dashboard", "", 413],
    ["/fr/dashboard", "access=x", 200],
    ["/ar/recruiter-signup", "", 200],
  ] as const) {
    const body = Buffer.alloc(MB + 1);
    const answer = await fetch(`http://127.0.0.1:${origin}${path}`, { method: "POST", body, headers: { cookie } });
    expect([path, answer.status]).toEqual([path, status]);
  }
});

test("an announced length beyond the budget is refused before its first byte", async () => {
  const port = await serveWith({ ...bodyRules, budget: new ByteBudget(3 * MB, 3 * MB) });
  const { answer } = open(port, "/recruiter-signup", [`content-length: ${4 * MB}`]);
  expect(await answer).toMatch(/^HTTP\/1.1 503/);
});

test("one address's bodies do not block others, up to the total budget", () => {
  const budget = new ByteBudget(32, 50);
  expect([budget.take("a", 32), budget.take("a", 1), budget.take("b", 18), budget.take("c", 1)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  budget.giveBack("a", 32);
  expect([budget.taken(), budget.taken("a"), budget.take("c", 32)]).toEqual([18, 0, true]);
});

test("a body in tiny chunks counts the overhead of each", async () => {
  const budget = new ByteBudget(64 * 1024, 64 * 1024);
  const port = await serveWith({ ...bodyRules, budget });
  const { socket, answer } = open(port, "/recruiter-signup", chunked);
  socket.write("1\r\na\r\n".repeat(10_000));
  expect(await answer).toMatch(/^HTTP\/1.1 503/);
});

test("a stalled body is cut off", async () => {
  const port = await serveWith({ budget: new ByteBudget(MB, MB), grace: 20, leastRate: 1024 * MB });
  const { answer } = open(port, "/es/contact", ["content-length: 10"], /<\/a>/);
  const text = await answer;
  expect(text).toMatch(/^HTTP\/1.1 408/);
  expect(text).toContain(translator("es", "errors")("form_too_slow"));
  const video = open(port, "/api/players/videos", ["content-length: 10"]);
  expect(await video.answer).toBe("");
});

test("a server action gets a message for its form, an API client a code", async () => {
  const url = `http://127.0.0.1:${origin}`;
  const body = Buffer.alloc(MB + 1);
  const headers = { "next-action": `7f${"0".repeat(40)}` };
  const act = await fetch(`${url}/fr/contact`, { method: "POST", body, headers });
  expect([act.status, act.headers.get("content-type")]).toEqual([413, "text/plain"]);
  expect(await act.text()).toMatch(/^refused form_too_large\nVotre envoi est trop volumineux/);
  const program = await fetch(`${url}/functions/v1/create-checkout`, { method: "POST", body });
  expect([program.status, await program.json()]).toEqual([413, { error: "too_large" }]);
});
