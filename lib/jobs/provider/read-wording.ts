import "server-only";
import OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import { fetchWithin } from "@/lib/platform/command/deadline";
import { modelConnection } from "@/lib/simulators/model/connection";
import {
  type ModelSuggestion,
  modelAnswerSchema,
  type OfferWords,
  usableSuggestions,
} from "../schema/model-suggestions";
import { instructions } from "./instructions";

const DEFAULT_TIMEOUT_MS = 10_000;

/** Returns a model's hints on an offer. Throws if the model fails, exceeds the timeout in milliseconds, refuses, stops early or returns an invalid answer. */
export async function readWording(
  { kind, title, description }: OfferWords,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): Promise<ModelSuggestion[]> {
  const { model, ...connection } = modelConnection();
  const client = new OpenAI({
    ...connection,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: "off",
    fetch: fetchWithin(timeoutMs),
  });
  const { choices } = await client.chat.completions.create({
    model,
    messages: [
      { role: "system", content: instructions },
      { role: "user", content: JSON.stringify({ kind, title, description }) },
    ],
    response_format: zodResponseFormat(modelAnswerSchema, "wording"),
    ...limitsFor(model),
  });
  const [choice] = choices;
  if (choice?.finish_reason !== "stop" || choice.message.refusal) throw new Error("the model did not answer");
  const { hints } = modelAnswerSchema.parse(JSON.parse(choice.message.content ?? ""));
  return usableSuggestions(hints, { title, description });
}

/** Reasoning models need more tokens and do not support `max_tokens`. */
const limitsFor = (model: string) =>
  /^(gpt-5|o\d)/.test(model)
    ? { max_completion_tokens: 3000, reasoning_effort: "low" as const }
    : { max_tokens: 1200, temperature: 0 };
