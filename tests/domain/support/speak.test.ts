import { afterAll, beforeAll, expect, test } from "vitest";
import { speak } from "@/lib/support/provider/model";
import { type Door, startServices } from "../../support/services";
import { answering, never, saying, well } from "./model-of-tests";

let model: Door = well;
let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices({ "/api/local/openai/v1/chat/completions": (request) => model(request) });
});
afterAll(() => services.stop());

async function readReply(patience = { first: 8_000, next: 8_000 }) {
  const pieces: string[] = [];
  const messages = [{ role: "user" as const, content: "free trial" }];
  const failure = await (async () => {
    for await (const piece of speak({ instructions: "Help.", messages, signal: AbortSignal.timeout(15_000), patience }))
      pieces.push(piece);
  })().catch((error: Error) => error);
  return { text: pieces.join(""), failure: failure ?? null };
}

test("a request to a model that never answers is aborted", async () => {
  model = never;
  expect(await readReply({ first: 60, next: 60 })).toEqual({ text: "", failure: expect.any(Error) });
});

test("when a model stops in the middle the request is aborted, its partial answer is kept, and its stream is closed", async () => {
  const clientLeft = Promise.withResolvers<void>();
  model = saying(["[1] Fourteen"], "silent", clientLeft.resolve);
  const { text, failure } = await readReply({ first: 8_000, next: 2_000 });
  expect([text, failure?.message]).toEqual(["[1] Fourteen", "the model kept silent"]);
  await clientLeft.promise;
});

test("an answer that does not end is cut off", async () => {
  model = answering(`data: ${"x".repeat(10 * 1024 * 1024)}\n\n`);
  expect(await readReply()).toEqual({ text: "", failure: expect.any(Error) });
  const chunks = Array.from({ length: 8_000 }, () => "word ");
  model = saying(chunks);
  const { text, failure } = await readReply();
  expect(failure).toBeInstanceOf(Error);
  expect(text.length).toBeLessThan(chunks.join("").length);
});

test("a reader can stop the answer", async () => {
  const clientLeft = Promise.withResolvers<void>();
  model = saying(["one ", "two ", "three "], "silent", clientLeft.resolve);
  const messages = [{ role: "user" as const, content: "count" }];
  const signal = new AbortController().signal;
  for await (const piece of speak({ instructions: "Help.", messages, signal })) if (piece) break;
  await clientLeft.promise;
});
