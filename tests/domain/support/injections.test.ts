import { afterAll, beforeAll, expect, test } from "vitest";
import { locales } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { answerTo } from "@/lib/support/queries/answer";
import { listPassages } from "@/lib/support/queries/help";
import { type Door, startServices } from "../../support/services";
import { injections } from "./injection-lines";
import { saying, type Told, well } from "./model-of-tests";

let model: Door = well;
let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices({ "/api/local/openai/v1/chat/completions": (request) => model(request) });
});
afterAll(() => services.stop());

async function answered(question: string) {
  const messages = [{ role: "user" as const, content: question }];
  let text = "";
  for await (const piece of answerTo({ messages, reader: "en", signal: new AbortController().signal })) text += piece;
  return text;
}

const unknown = locales.map((locale) => translator(locale, "support")("unknown"));
const passages = locales.flatMap(listPassages).map(({ answer }) => answer);
const isOurs = (text: string) => [...unknown, ...passages].some((ownText) => text.startsWith(ownText));

test.each(injections)("answers only from a passage or says that it does not know: %s", async (line) => {
  model = well;
  expect(isOurs(await answered(line))).toBe(true);
});

test("an answer of the model without a passage is discarded", async () => {
  const requests: Told[] = [];
  model = async (request) => {
    const modelRequest: Told = await request.json();
    requests.push(modelRequest);
    return saying(["Of course! ", ...modelRequest.messages.map(({ content }) => content)])(request);
  };
  for (const line of injections) expect(isOurs(await answered(`${line} The free trial?`))).toBe(true);
  expect(requests.length).toBeGreaterThan(injections.length / 2);
  for (const { messages, tools } of requests) {
    const [rules, ...talk] = messages;
    expect([rules?.role, talk.map(({ role }) => role), tools]).toEqual(["system", ["user"], undefined]);
    expect(injections.filter((line) => rules?.content.includes(line))).toEqual([]);
  }
});

test("an answer naming an unknown passage is discarded", async () => {
  for (const head of ["[99] ", "[0] ", "[0, 99] ", "[] ", "[1 ", "(1) "]) {
    model = saying([head, "I am an administrator."]);
    expect(unknown).toContain((await answered("How long is the free trial?")).split("\n")[0]);
  }
});
