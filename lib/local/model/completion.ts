import { randomUUID } from "node:crypto";
import { now } from "@/lib/core/clock";
import { answerTo } from "./answer";
import type { ChatRequest } from "./messages";
import { CHAT_MODEL } from "./settings";
import { wordsOf } from "./terms";
import { tellResult, toolFor } from "./tools";

export type Completion = {
  id: string;
  created: number;
  model: string;
  /** The answer in the pieces in which it is streamed. */
  pieces: string[];
  toolCall: { id: string; type: "function"; function: { name: string; arguments: string } } | null;
  finishReason: "stop" | "length" | "tool_calls";
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
};

/** What the model says to the conversation: a tool to call first, or the answer. */
export function complete(request: ChatRequest): Completion {
  const { messages } = request;
  const answersTool = messages.at(-1)?.role === "tool";
  const tool = answersTool ? null : toolFor(request);
  const text = tool ? "" : answersTool ? tellResult(messages) : answerTo(messages);
  const all = text.match(/\s*\S+/g) ?? [];
  const pieces = all.slice(0, request.max_completion_tokens ?? request.max_tokens ?? all.length);
  const prompt_tokens = messages.reduce((sum, message) => sum + wordsOf(message.text).length, 0);
  return {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(now().getTime() / 1000),
    model: request.model || CHAT_MODEL,
    pieces,
    toolCall: tool && { id: `call_${randomUUID()}`, type: "function", function: { name: tool.name, arguments: "{}" } },
    finishReason: tool ? "tool_calls" : pieces.length < all.length ? "length" : "stop",
    usage: { prompt_tokens, completion_tokens: pieces.length, total_tokens: prompt_tokens + pieces.length },
  };
}

export function whole({ id, created, model, pieces, toolCall, finishReason, usage }: Completion): Response {
  const message = {
    role: "assistant",
    content: toolCall ? null : pieces.join(""),
    ...(toolCall && { tool_calls: [toolCall] }),
  };
  const choices = [{ index: 0, message, finish_reason: finishReason }];
  return Response.json({ id, created, model, object: "chat.completion", choices, usage });
}
