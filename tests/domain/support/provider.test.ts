import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { handleModel } from "@/lib/local/model/handler";
import { answer } from "@/lib/support/provider";
import { type Door, startServices } from "../../support/services";

const well: Door = (request) => handleModel(request, ["chat", "completions"]);
let model = well;

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices({ "/api/local/openai/v1/chat/completions": (request) => model(request) });
});
afterEach(() => {
  model = well;
});
afterAll(() => services.stop());

async function pieces(content: string, more: Partial<Parameters<typeof answer>[0]> = {}) {
  const heard: string[] = [];
  const messages = [{ role: "user" as const, content }];
  for await (const piece of answer({ instructions: "You help visitors.", messages, ...more })) heard.push(piece);
  return heard;
}

test("the answer comes in pieces, in the language of the question", async () => {
  const heard = await pieces("¿Cuánto cuesta el plan Pro?");
  expect(heard.length).toBeGreaterThan(10);
  expect(heard.join("")).toContain("300 €");
});

test("what the page's language is decides when the question does not tell", async () => {
  const heard = await pieces("Premium ?", { instructions: "You help visitors of Recruit.\nlocale: fr" });
  expect(heard.join("")).toContain("500 € par mois");
});

test("a lookup bound to the person answers what is theirs", async () => {
  const run = async () => ({ text: "Essai jusqu’au 4 décembre." });
  const lookups = { subscription: { description: "The asker's subscription", run } };
  const heard = await pieces("Quel est l'état de mon abonnement ?", { lookups });
  expect(heard.join("")).toBe("Essai jusqu’au 4 décembre.");
});

test("whoever leaves stops the answer", async () => {
  const leaving = new AbortController();
  const heard: string[] = [];
  const messages = [{ role: "user" as const, content: "How long is the free trial?" }];
  for await (const piece of answer({ instructions: "Help.", messages, signal: leaving.signal })) {
    heard.push(piece);
    if (heard.length === 3) leaving.abort();
  }
  expect(heard.length).toBeLessThan(10);
});

test("a model that refuses, or talks nonsense, throws", async () => {
  model = async () => Response.json({ error: { message: "no" } }, { status: 400 });
  await expect(pieces("free trial")).rejects.toThrow();
  model = async () => new Response("data: {nonsense\n\n", { headers: { "content-type": "text/event-stream" } });
  await expect(pieces("free trial")).rejects.toThrow();
});
