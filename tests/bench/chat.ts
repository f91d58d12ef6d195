/**
 * What our server adds between a model and whoever asks it, what a stream costs while it is open, how soon the model
 * learns that its reader left, and what is left open after a model that misbehaves. The model is a server of our own.
 * `npm run bench -- chat`
 */
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { publicKey } from "@/lib/support/schema/talk";
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { processesAt } from "./contenders.ts";
import { note, quantile } from "./results.ts";

const asked = Number(process.env.ASKED ?? 1000);
/** Asked before anything is measured: a server that was started a second ago still compiles what it runs. */
const warming = 100;
const crowd = Number(process.env.CROWD ?? 500);
const misbehaved = Number(process.env.RUNS ?? 1000);
const command = "npm run bench -- chat";
const head = { "content-type": "text/event-stream" };
const line = (content: string) =>
  `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
const stop = `${line("").replace('"finish_reason":null', '"finish_reason":"stop"')}data: [DONE]\n\n`;
const stamp = () => line(`${performance.now()} `);

type Answer = (response: ServerResponse) => void;
let answer: Answer = () => {};
const model = createServer((request, response) => {
  request.resume().on("end", () => answer(response));
});
await new Promise<void>((done) => model.listen(0, "127.0.0.1", done));
const folder = throwAwayFolder();
const app = await startApp(folder.path, {
  OPENAI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
  PROXIES: "1",
});

const ask = (signal?: AbortSignal) =>
  fetch(`${app.url}/functions/v1/ai-chatbot-support`, {
    method: "POST",
    headers: { authorization: `Bearer ${publicKey}`, "x-forwarded-for": address() },
    body: JSON.stringify({ messages: [{ role: "user", content: "How long is the free trial?" }] }),
    ...(signal && { signal }),
  });
const address = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`;

async function* piecesOf(response: Response) {
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    for (const [, data = ""] of decoder.decode(chunk, { stream: true }).matchAll(/^data: (\{.*\})$/gm))
      yield String(JSON.parse(data).choices?.[0]?.delta?.content ?? "");
  }
}

// How late a piece is read, after the model wrote it: the first one, with which an answer begins, and those after it.
const late: { first: number[]; next: number[] } = { first: [], next: [] };
answer = async (response) => {
  response.writeHead(200, head).write(line("[1] ") + stamp());
  for (let piece = 0; piece < 20; piece++) {
    await sleep(2);
    response.write(stamp());
  }
  response.end(stop);
};
for (let turn = -warming; turn < asked; turn++) {
  if (turn === 0) Object.assign(late, { first: [], next: [] });
  let at = 0;
  for await (const piece of piecesOf(await ask())) {
    const written = Number(piece);
    if (written > 0) late[at++ === 0 ? "first" : "next"].push(performance.now() - written);
  }
}
note({
  id: "P11",
  goal: "chat: latency added to the first token p99 <= 10 ms, to the others <= 1 ms",
  figure: `first p50 ${ms(late.first, 0.5)}, p99 ${ms(late.first, 0.99)} of ${late.first.length}; others p50 ${ms(late.next, 0.5)}, p99 ${ms(late.next, 0.99)} of ${late.next.length}`,
  command,
});

// Many at once, each held open in the middle; then every reader leaves.
let gone: { at: number }[] = [];
answer = (response) => {
  response.writeHead(200, head).write(line("[1] ") + stamp());
  response.once("close", () => gone.push({ at: performance.now() }));
};
const before = await settledMemory();
const readers = await Promise.all(
  Array.from({ length: crowd }, async () => {
    const leaving = new AbortController();
    const reader = (await ask(leaving.signal)).body?.getReader();
    await reader?.read();
    return leaving;
  }),
);
const each = ((await settledMemory()) - before) / readers.length;
gone = [];
const noticed: number[] = [];
for (const reader of readers) {
  const [left, told] = [performance.now(), gone.length];
  reader.abort();
  while (gone.length === told) await sleep(1);
  noticed.push((gone.at(-1)?.at ?? Number.NaN) - left);
}
note({
  id: "P11",
  goal: `chat: ${crowd} concurrent streams <= 40 KB each; the model's stream ends <= 100 ms after its reader leaves`,
  figure: `${Math.round(each / 1024)} KB each; ended after p50 ${ms(noticed, 0.5)}, p99 ${ms(noticed, 0.99)} of ${noticed.length}`,
  command,
});

// Whatever a model does, whoever asked is told, and nothing stays open.
const misdeeds: [name: string, Answer][] = [
  [
    "closes the connection midway",
    (response) => void response.writeHead(200, head).write(line("[1] A"), () => response.destroy()),
  ],
  ["sends invalid data", (response) => void response.writeHead(200, head).end("data: {nonsense\n\n")],
  ["500", (response) => void response.writeHead(500).end("{}")],
  ["429", (response) => void response.writeHead(429, { "retry-after": "0" }).end("{}")],
  ["no [DONE]", (response) => void response.writeHead(200, head).end(line("[1] A"))],
  ["a line of 10 MB", (response) => void response.writeHead(200, head).end(line(`[1] ${"a".repeat(10 << 20)}`))],
  ["closes the connection at once", (response) => void response.destroy()],
];
let unnotified = 0;
for (let run = 0; run < misbehaved; run++) {
  answer = misdeeds[run % misdeeds.length]![1];
  const response = await ask();
  const words = await response.text();
  if (response.status !== 502 && !words.includes(`"error"`)) unnotified++;
}
await sleep(6_000);
const open = await new Promise<number>((done) => model.getConnections((_, count) => done(count)));
note({
  id: "F9",
  goal: "a model that fails: the user gets an error message, 0 sockets left open",
  figure: `${unnotified} of ${misbehaved} without a message (${misdeeds.map(([name]) => name).join(", ")}), ${open} sockets left open`,
  command: `RUNS=${misbehaved} ${command}`,
});

await app.stop();
model.closeAllConnections();
model.close();
folder.remove();

function ms(values: number[], part: number) {
  return `${quantile(values, part).toFixed(1)} ms`;
}

/** What the server holds in memory once it rests, in bytes. */
async function settledMemory(): Promise<number> {
  await sleep(3_000);
  const kilobytes = processesAt(app.url).map((pid) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0),
  );
  return Math.max(...kilobytes) * 1024;
}
