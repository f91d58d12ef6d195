import { randomUUID } from "node:crypto";
import { now } from "@/lib/platform/clock";
import { splitWords } from "@/lib/platform/text/terms";
import { answerTo } from "./answer";
import type { ChatRequest } from "./messages";
import { CHAT_MODEL } from "./settings";

export type Completion = {
  id: string;
  created: number;
  model: string;
  /** The answer in the pieces in which it is streamed. */
  pieces: string[];
  finishReason: "stop" | "length";
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
};

export function complete(request: ChatRequest): Completion {
  const { messages } = request;
  const all =
    answerTo(messages)
      .trimEnd()
      .match(/\s+\S*|\S+/g) ?? [];
  const pieces = all.slice(0, request.max_completion_tokens ?? request.max_tokens ?? all.length);
  const prompt_tokens = messages.reduce((sum, message) => sum + splitWords(message.text).length, 0);
  return {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(now().getTime() / 1000),
    model: request.model || CHAT_MODEL,
    pieces,
    finishReason: pieces.length < all.length ? "length" : "stop",
    usage: { prompt_tokens, completion_tokens: pieces.length, total_tokens: prompt_tokens + pieces.length },
  };
}

export function completionResponse({ id, created, model, pieces, finishReason, usage }: Completion): Response {
  const message = { role: "assistant", content: pieces.join("") };
  const choices = [{ index: 0, message, finish_reason: finishReason }];
  return Response.json({ id, created, model, object: "chat.completion", choices, usage });
}
