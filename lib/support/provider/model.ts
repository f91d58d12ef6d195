import "server-only";
import { createOpenAI } from "@ai-sdk/openai";
import { streamText } from "ai";
import { boundedFetch } from "@/lib/platform/command/bounded";
import { modelConnection } from "@/lib/simulators/model/connection";
import type { Message } from "../schema/talk";

export type ModelRequest = {
  instructions: string;
  messages: Message[];
  signal: AbortSignal;
  /** The longest silence of the model in milliseconds, before the first piece and between two pieces. */
  patience?: { first: number; next: number } | undefined;
};

const defaultPatience = { first: 8_000, next: 8_000 };

/** Streams the model's answer. Throws when the model fails, is silent for too long or stops early; ends the request when the caller stops reading. */
export async function* speak({
  instructions,
  messages,
  signal,
  patience = defaultPatience,
}: ModelRequest): AsyncGenerator<string> {
  const timeout = new AbortController();
  const silence = () => timeout.abort(new Error("the model kept silent"));
  let timer = setTimeout(silence, patience.first);
  try {
    let isComplete = false;
    for await (const part of streamOf(instructions, messages, AbortSignal.any([signal, timeout.signal]))) {
      clearTimeout(timer);
      if (part.type === "error") throw part.error;
      if (part.type === "finish") isComplete = part.finishReason === "stop" || part.finishReason === "length";
      if (part.type === "text-delta" && part.text) yield part.text;
      timer = setTimeout(silence, patience.next);
    }
    if (signal.aborted) return;
    if (!isComplete) throw timeout.signal.reason ?? new Error("the model broke off");
  } finally {
    clearTimeout(timer);
    timeout.abort();
  }
}

function streamOf(instructions: string, messages: Message[], abortSignal: AbortSignal) {
  const { model, ...connection } = modelConnection();
  const { stream } = streamText({
    model: createOpenAI({ ...connection, fetch: boundedFetch }).chat(model),
    instructions,
    messages,
    maxOutputTokens: 800,
    maxRetries: 1,
    abortSignal,
    onError: () => {},
    ...(/^(gpt-5|o\d)/.test(model) && { providerOptions: { openai: { reasoningEffort: "low" } } }),
  });
  return stream;
}
