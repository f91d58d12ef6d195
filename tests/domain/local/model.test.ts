import { createOpenAI } from "@ai-sdk/openai";
import { cosineSimilarity, embedMany, isStepCount, streamText, tool } from "ai";
import OpenAI from "openai";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { modelBase, modelKey } from "@/lib/local/model/settings";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const connect = () => createOpenAI({ baseURL: modelBase(), apiKey: modelKey() });
const client = () => new OpenAI({ baseURL: modelBase(), apiKey: modelKey() });

async function ask(...questions: string[]): Promise<string> {
  const messages = questions.flatMap((content, at) => [
    ...(at > 0 ? [{ role: "assistant" as const, content: "..." }] : []),
    { role: "user" as const, content },
  ]);
  return streamText({ model: connect().chat("local-help"), messages, maxRetries: 0 }).text;
}

test.each([
  ["How long is the free trial?", "14 days", "/pricing"],
  ["Combien de temps dure l'essai gratuit ?", "14 jours", "/fr/pricing"],
  ["¿Cuánto dura la prueba gratuita?", "14 días", "/es/pricing"],
  ["كم مدة التجربة المجانية؟", "14 يومًا", "/ar/pricing"],
  ["How do I cancel my subscription?", "cancel at any time", "/dashboard"],
  ["How much does the Pro plan cost?", "300 €", "/pricing"],
  ["Is my son, who is 16, allowed to register?", "guardian", "/privacy"],
  ["Qui peut voir mon nom ?", "pseudonyme", "/fr/privacy"],
  ["Comment modifier mon profil", "Modifier mon profil", "/fr/player-signup"],
  ["quelle est votre commission sur les contrats", "20 %", "/fr/terms"],
  ["¿Qué pasa si el jugador rechaza mi solicitud?", "14 días sin respuesta", "/es/players"],
  ["¿Qué tamaño puede tener un vídeo?", "100 MB", "/es/privacy"],
  ["كيف ألغي اشتراكي؟", "الإلغاء في أي وقت", "/ar/dashboard"],
  ["ما حجم الفيديو المسموح؟", "100 ميغابايت", "/ar/privacy"],
  ["abonnement", "abonnement", "/fr/dashboard"],
  ["wich sports are suported", "15 sports", "/sports"],
])("%s", async (question, fact, path) => {
  const answer = await ask(question);
  expect(answer).toContain(fact);
  expect(answer).toContain(path);
});

test.each([
  ["What is the weather on Mars?", "I did not find", "/contact"],
  ["Comment cuire des pâtes ?", "Je n’ai pas trouvé", "/fr/contact"],
  ["¿Quién ganó el mundial de 1978?", "No lo he encontrado", "/es/contact"],
  ["ما عاصمة أستراليا؟", "لم أجد", "/ar/contact"],
  ["Can I pay with PayPal?", "I did not find", "/contact"],
])("what it does not know it does not make up: %s", async (question, admission, path) => {
  const answer = await ask(question);
  expect(answer).toContain(admission);
  expect(answer).toContain(path);
});

test("a short question is read with the one before it, in the same language", async () => {
  expect(await ask("Combien de temps dure l'essai gratuit ?", "sans carte ?")).toContain("14 jours");
  expect(await ask("bonjour")).toContain("Bonjour");
  expect(await ask("شكرا")).toContain("على الرحب");
});

test("what concerns the asker's own account is asked of the application", async () => {
  const getSubscription = tool({
    description: "The subscription of the person who asks",
    inputSchema: z.object({}),
    execute: async () => ({ text: "You are on trial until 4 December." }),
  });
  const result = streamText({
    model: connect().chat("local-help"),
    prompt: "What is the state of my subscription?",
    tools: { getSubscription },
    stopWhen: isStepCount(3),
  });
  expect(await result.text).toBe("You are on trial until 4 December.");
  expect(await result.steps).toHaveLength(2);
});

test("the openai client streams, counts, stops at a limit and is refused without the key", async () => {
  const stream = await client().chat.completions.create({
    model: "local-help",
    messages: [{ role: "user", content: "كم مدة التجربة المجانية؟" }],
    stream: true,
    stream_options: { include_usage: true },
  });
  let text = "";
  let tokens = 0;
  for await (const chunk of stream) {
    text += chunk.choices[0]?.delta.content ?? "";
    tokens = chunk.usage?.completion_tokens ?? tokens;
  }
  expect(text).toContain("14 يومًا");
  expect(tokens).toBeGreaterThan(5);
  const messages = [{ role: "user" as const, content: "free trial" }];
  const short = await client().chat.completions.create({ model: "m", messages, max_tokens: 4 });
  expect(short.choices[0]).toMatchObject({ finish_reason: "length" });
  const stranger = new OpenAI({ baseURL: modelBase(), apiKey: "other", maxRetries: 0 });
  await expect(stranger.models.list()).rejects.toBeInstanceOf(OpenAI.AuthenticationError);
  expect((await client().models.list()).data.map(({ id }) => id)).toContain("local-help");
});

test("vectors are near when the words are", async () => {
  const values = ["left-footed central midfielder, 19, Lyon", "midfielder left foot Lyon", "goalkeeper, 24, Porto"];
  const { embeddings } = await embedMany({ model: connect().embedding("local-words"), values });
  const [one = [], near = [], far = []] = embeddings;
  expect(one).toHaveLength(256);
  expect(cosineSimilarity(one, near)).toBeGreaterThan(0.5);
  expect(cosineSimilarity(one, far)).toBeLessThan(0.3);
  const { data } = await client().embeddings.create({ model: "local-words", input: values });
  expect(data[0]?.embedding[0]).toBeCloseTo(one[0] ?? Number.NaN, 5);
});
