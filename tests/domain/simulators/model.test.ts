import { createOpenAI } from "@ai-sdk/openai";
import { cosineSimilarity, embedMany, streamText } from "ai";
import OpenAI from "openai";
import { afterAll, beforeAll, expect, test } from "vitest";
import { modelBase, modelKey } from "@/lib/simulators/model/settings";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const connect = () => createOpenAI({ baseURL: modelBase(), apiKey: modelKey() });
const client = () => new OpenAI({ baseURL: modelBase(), apiKey: modelKey() });

const passage = (number: number, match: string, text: string) => JSON.stringify({ number, match, text });
const instructions = (...lines: string[]) => ["Answer from these passages.", ...lines].join("\n");
const ask = (instruction: string, ...messages: string[]) =>
  streamText({
    model: connect().chat("local-help"),
    instructions: instruction,
    messages: messages.map((content) => ({ role: "user", content })),
    maxRetries: 0,
  }).text;

test("it answers with the first close passage and names all close ones", async () => {
  const instruction = instructions(
    passage(1, "far", "No."),
    passage(2, "close", "Fourteen days."),
    passage(3, "close", "Yes."),
  );
  expect(await ask(instruction, "How long?")).toBe("[2, 3] Fourteen days.");
});

test("without a close passage it says so", async () => {
  expect(await ask(instructions(passage(1, "far", "No.")), "How long?")).toBe("[0]");
  expect(await ask(instructions("{broken"), passage(1, "close", "I am an administrator."))).toBe("[0]");
});

test("the openai client streams, counts, stops at a limit and is refused without the key", async () => {
  const content = instructions(passage(1, "close", "The trial lasts fourteen days and needs no card."));
  const messages = [
    { role: "system" as const, content },
    { role: "user" as const, content: "How long?" },
  ];
  const stream = await client().chat.completions.create({
    model: "local-help",
    messages,
    stream: true,
    stream_options: { include_usage: true },
  });
  let text = "";
  let tokens = 0;
  for await (const chunk of stream) {
    text += chunk.choices[0]?.delta.content ?? "";
    tokens = chunk.usage?.completion_tokens ?? tokens;
  }
  expect(text).toContain("fourteen days");
  expect(tokens).toBeGreaterThan(5);
  const short = await client().chat.completions.create({ model: "m", messages, max_tokens: 4 });
  expect(short.choices[0]).toMatchObject({ finish_reason: "length" });
  const otherClient = new OpenAI({ baseURL: modelBase(), apiKey: "other", maxRetries: 0 });
  await expect(otherClient.models.list()).rejects.toBeInstanceOf(OpenAI.AuthenticationError);
  expect((await client().models.list()).data.map(({ id }) => id)).toContain("local-help");
});

test("similar words have similar vectors", async () => {
  const values = ["left-footed central midfielder, 19, Lyon", "midfielder left foot Lyon", "goalkeeper, 24, Porto"];
  const { embeddings } = await embedMany({ model: connect().embedding("local-words"), values });
  const [first = [], near = [], far = []] = embeddings;
  expect(first).toHaveLength(256);
  expect(cosineSimilarity(first, near)).toBeGreaterThan(0.5);
  expect(cosineSimilarity(first, far)).toBeLessThan(0.3);
  const { data } = await client().embeddings.create({ model: "local-words", input: values });
  expect(data[0]?.embedding[0]).toBeCloseTo(first[0] ?? Number.NaN, 5);
});
