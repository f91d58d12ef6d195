import "server-only";
import { createOpenAI } from "@ai-sdk/openai";
import { isStepCount, streamText, type ToolSet, tool } from "ai";
import { z } from "zod";
import { modelConnection } from "@/lib/local/model/connection";

export type Said = { role: "user" | "assistant"; content: string };

/** Something the model may look up about the person who asks; it is bound to them before and takes nothing from the model. */
export type Lookup = { description: string; run: () => Promise<{ text: string }> };

type Conversation = {
  instructions: string;
  messages: Said[];
  lookups?: Record<string, Lookup>;
  signal?: AbortSignal;
};

const patience = { firstChunkMs: 10_000, chunkMs: 10_000, totalMs: 60_000 };

/** The model's answer, piece by piece as it comes. Throws when the model fails or keeps silent; stops with the signal. */
export async function* answer({ instructions, messages, lookups = {}, signal }: Conversation): AsyncGenerator<string> {
  const { model, ...connection } = modelConnection();
  const { stream } = streamText({
    model: createOpenAI(connection).chat(model),
    instructions,
    messages,
    tools: toolsFor(lookups),
    stopWhen: isStepCount(3),
    maxOutputTokens: 600,
    maxRetries: 1,
    timeout: patience,
    abortSignal: signal,
    onError: () => {},
  });
  for await (const part of stream) {
    if (part.type === "text-delta") yield part.text;
    if (part.type === "error") throw part.error;
    if (part.type === "abort" && !signal?.aborted) throw new Error("the model kept silent");
  }
}

function toolsFor(lookups: Record<string, Lookup>): ToolSet {
  const tools = Object.entries(lookups).map(([name, { description, run }]) => {
    return [name, tool({ description, inputSchema: z.object({}), execute: run })] as const;
  });
  return Object.fromEntries(tools);
}
