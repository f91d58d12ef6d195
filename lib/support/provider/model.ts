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
  /** How long the model may be silent, in milliseconds: at most ten seconds pass before somebody is told. */
  patience?: { first: number; next: number } | undefined;
};

const usual = { first: 8_000, next: 8_000 };

/** What the model says, piece by piece as it comes. Throws when it fails, keeps silent or breaks off; whoever stops reading ends it. */
export async function* speak({
  instructions,
  messages,
  signal,
  patience = usual,
}: ModelRequest): AsyncGenerator<string> {
  const over = new AbortController();
  const silence = () => over.abort(new Error("the model kept silent"));
  let timer = setTimeout(silence, patience.first);
  try {
    let whole = false;
    for await (const part of streamOf(instructions, messages, AbortSignal.any([signal, over.signal]))) {
      clearTimeout(timer);
      if (part.type === "error") throw part.error;
      if (part.type === "finish") whole = part.finishReason === "stop" || part.finishReason === "length";
      if (part.type === "text-delta" && part.text) yield part.text;
      timer = setTimeout(silence, patience.next);
    }
    if (signal.aborted) return;
    if (!whole) throw over.signal.reason ?? new Error("the model broke off");
  } finally {
    clearTimeout(timer);
    over.abort();
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
