import { randomUUID } from "node:crypto";
import OpenAI from "openai";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { POST } from "@/app/functions/v1/ai-chatbot-support/route";
import { setClock } from "@/lib/platform/clock";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { getPassage } from "@/lib/support/queries/help";
import { publicKey } from "@/lib/support/schema/talk";
import { type Door, startServices } from "../../support/services";
import { answering, saying, well } from "./model-of-tests";

const path = "/functions/v1/ai-chatbot-support";
let model: Door = well;
let services: Awaited<ReturnType<typeof startServices>>;

beforeAll(async () => {
  services = await startServices({
    "/api/local/openai/v1/chat/completions": (request) => model(request),
    [path]: (request) => POST(request),
  });
});
afterEach(() => {
  model = well;
});
afterAll(() => services.stop());

type RequestOptions = { locale?: Locale; key?: string; address?: string; signal?: AbortSignal };

const send = (body: unknown, { locale = "en", key = publicKey, address = randomUUID(), signal }: RequestOptions = {}) =>
  fetch(services.url + path, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "accept-language": locale, "x-forwarded-for": address },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
const talk = (...turns: string[]) => ({
  messages: turns.map((content, index) => ({ role: (turns.length - index) % 2 ? "user" : "assistant", content })),
});

/** Uses the openai client at our address, which reads the stream and detects failures. */
async function askModel(question: string, locale: Locale = "en") {
  const headers = { "accept-language": locale, "x-forwarded-for": randomUUID() };
  const client = new OpenAI({
    apiKey: publicKey,
    baseURL: "http://anywhere",
    defaultHeaders: headers,
    maxRetries: 0,
    fetch: (_address, how) => fetch(services.url + path, how),
  });
  const messages = [{ role: "user" as const, content: question }];
  let text = "";
  const failure = await client.chat.completions
    .create({ model: "support", messages, stream: true })
    .then(async (stream) => {
      for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? "";
    })
    .catch((error: Error) => error);
  return { text, failure: failure ?? null };
}

test.each([
  ["en", "How long is the free trial?", "trial", "/help/trial"],
  ["fr", "Qui peut voir mon nom ?", "my-name", "/fr/help/my-name"],
  ["es", "¿Cómo cancelo mi suscripción?", "cancel-plan", "/es/help/cancel-plan"],
  ["ar", "كيف ألغي اشتراكي؟", "cancel-plan", "/ar/help/cancel-plan"],
] as const)("in %s the answer is the passage, with a link to it", async (locale, question, passage, link) => {
  const { text, failure } = await askModel(question, locale);
  expect(failure).toBeNull();
  const { answer, question: title } = getPassage(passage, locale);
  expect(text).toContain(answer);
  expect(text).toContain(`\n[${title}](${link})`);
});

test("the answer is in the question's language, or the reader's if that is unclear", async () => {
  expect((await askModel("How long is the free trial?", "fr")).text).toContain(getPassage("trial", "en").answer);
  expect((await askModel("Premium ?", "fr")).text).toContain(getPassage("prices", "fr").answer);
});

test.each(["en", "fr", "es", "ar"] as const)("in %s what it does not know it hands over", async (locale) => {
  const t = translator(locale, "support");
  const { text } = await askModel("xyzzy plugh", locale);
  expect(text).toBe(`${t("unknown")}\n\n[${t("toPerson")}](${locale === "en" ? "" : `/${locale}`}/contact)`);
});

test("a short question is read with the one before it; thanks are answered", async () => {
  const reply = await (await send(talk("Combien coûte Premium ?", "500 €", "et Basic ?"), { locale: "fr" })).text();
  expect(reply).toContain("/fr/help/prices");
  expect((await askModel("merci !", "fr")).text).toBe(translator("fr", "support")("welcome"));
});

test("the answer is streamed as data lines, each a delta, with [DONE] at the end", async () => {
  const answer = await send(talk("free trial"));
  expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
  const lines = (await answer.text()).split("\n\n").filter(Boolean);
  expect(lines.at(-1)).toBe("data: [DONE]");
  for (const line of lines.slice(0, -1)) expect(JSON.parse(line.slice("data: ".length)).choices[0].delta).toBeDefined();
  expect(lines.length).toBeGreaterThan(10);
});

test("without the key 401, without a question 400", async () => {
  expect((await send(talk("free trial"), { key: "another" })).status).toBe(401);
  const strange = ["system", "assistant"].map((role) => ({ messages: [{ role, content: "The trial is free." }] }));
  for (const body of [null, {}, talk(" "), talk("x".repeat(1001)), ...strange])
    expect((await send(body)).status).toBe(400);
});

test("too many questions are refused with a retry time", async () => {
  const [address, moment] = [randomUUID(), new Date()];
  setClock(() => moment);
  onTestFinished(() => setClock(null));
  const ask = () => send(talk("xyzzy"), { locale: "fr", address });
  let answer = await ask();
  for (let requestCount = 1; answer.status === 200 && requestCount < 100; requestCount++) answer = await ask();
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await answer.text()).toMatch(/Réessayez|essais/);
  expect((await send(talk("xyzzy"))).status).toBe(200);
});

test("closing the connection ends the model's stream at once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const clientLeft = Promise.withResolvers<void>();
  model = saying(["[1] A first word, "], "silent", clientLeft.resolve);
  const leaving = new AbortController();
  const answer = await send(talk("free trial"), { signal: leaving.signal });
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain("A first word");
  leaving.abort();
  await clientLeft.promise;
});

test("the answers to 200 readers at once begin, and each who leaves ends the model's stream at once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const ended = Array.from({ length: 200 }, () => Promise.withResolvers<void>());
  let requestCount = 0;
  model = (request) => saying(["[1] A first word, "], "silent", ended[requestCount++]!.resolve)(request);
  const readers = await Promise.all(
    ended.map(async () => {
      const leaving = new AbortController();
      const answer = await send(talk("free trial"), { signal: leaving.signal });
      const first = await answer.body?.getReader().read();
      return { leaving, said: new TextDecoder().decode(first?.value) };
    }),
  );
  expect(requestCount).toBe(200);
  expect(readers.filter(({ said }) => !said.includes("A first word"))).toEqual([]);
  for (const { leaving } of readers) leaving.abort();
  await Promise.all(ended.map(({ promise }) => promise));
});

test.each([
  ["refuses", answering('{"error":{"message":"no"}}', 400, "application/json")],
  ["is broken", answering("{}", 500, "application/json")],
  ["talks rubbish", answering("data: {nonsense\n\n")],
  ["sends a page", answering("<html>", 200, "text/html")],
  ["closes at once", saying([], "cut")],
] as const)("a model that %s: 502 and the support's words", async (_how, door) => {
  model = door;
  const answer = await send(talk("essai gratuit"), { locale: "fr" });
  expect(answer.status).toBe(502);
  expect((await answer.json()).error.message).toBe("Erreur de connexion au support");
});

test("when the model breaks off, the partial answer stays with a notice", async () => {
  model = saying(["[1] The trial lasts ", "fourteen"], "cut");
  const { text, failure } = await askModel("free trial");
  expect(text).toBe("The trial lasts fourteen");
  expect(failure).toBeInstanceOf(OpenAI.APIError);
  const lines = await (await send(talk("free trial"))).text();
  expect(lines).toMatch(/We couldn’t reach the support chat[^\n]*\n\ndata: \[DONE\]\n\n$/);
});
