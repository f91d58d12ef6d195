import { env } from "@/lib/platform/env";
import { type Door, startServices } from "../../support/services";
import { never } from "../support/model-of-tests";

export type Told = {
  messages: { role: string; content: string }[];
  response_format: { type: string; json_schema: { strict: boolean; schema: { required: string[] } } };
  tools?: unknown;
};
type Hint = { kind: string; found: string; instead?: string };

/** A model server over HTTP; `answer` sets its answer, `requests` records the requests. */
export async function startModel() {
  const requests: Told[] = [];
  const model = { answer: never, requests, stop: async () => {} };
  const services = await startServices({
    "/v1/chat/completions": async (request) => {
      requests.push(await request.clone().json());
      return model.answer(request);
    },
  });
  env.OPENAI_BASE_URL = `${services.url}/v1`;
  model.stop = async () => {
    delete env.OPENAI_BASE_URL;
    await services.stop();
  };
  return model;
}

/** A completion with this message. */
export const saying =
  (content: string | null, over: object = {}, finish_reason = "stop"): Door =>
  async () =>
    Response.json({
      id: "1",
      object: "chat.completion",
      created: 1,
      model: "m",
      choices: [{ index: 0, finish_reason, message: { role: "assistant", content, refusal: null, ...over } }],
    });

export const hinting = (...hints: Hint[]): Door =>
  saying(JSON.stringify({ hints: hints.map((hint) => ({ instead: "", ...hint })) }));

/** Starts an answer and never finishes it. */
export const stalling: Door = async () => {
  const begun = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":"1","choices":[')),
  });
  return new Response(begun, { headers: { "content-type": "application/json" } });
};
