import { env } from "@/lib/core/env";
import { type Door, startServices } from "../../support/services";
import { saying as completion } from "../jobs/machine-of-tests";
import { never } from "../support/model-of-tests";

export { stalling } from "../jobs/machine-of-tests";

export type Told = {
  model: string;
  store: boolean;
  messages: { role: string; content: unknown }[];
  response_format: { type: string; json_schema: { strict: boolean } };
};

/** A model of the operator's own that sees pictures, behind real HTTP; `answer` says how it answers, `told` what it was asked. */
export async function startReader() {
  const told: Told[] = [];
  const reader = { answer: never, told, stop: async () => {} };
  const services = await startServices({
    "/v1/chat/completions": async (request) => {
      told.push(await request.clone().json());
      return reader.answer(request);
    },
  });
  env.OPENAI_BASE_URL = `${services.url}/v1`;
  reader.stop = async () => {
    delete env.OPENAI_BASE_URL;
    delete env.OPENAI_PAPERS_MODEL;
    await services.stop();
  };
  return reader;
}

const usage = { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 };

export function saying(...said: Parameters<typeof completion>): Door {
  const door = completion(...said);
  return async (request) => Response.json({ ...(await (await door(request)).json()), usage });
}

export const reading = (seems: string, ...answers: { question: string; verdict: string; reason: string }[]): Door =>
  saying(JSON.stringify({ seems, answers }));
