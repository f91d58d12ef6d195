import { setTimeout as pause } from "node:timers/promises";
import type { Completion } from "./completion";

const PACE_MS = 8;

/** Server-sent events, a word at a time; stops when the client disconnects. */
export function streamResponse(completion: Completion, withUsage: boolean): Response {
  const events = eventData(completion, withUsage);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`data: ${value}\n\n`));
    },
    async cancel() {
      await events.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

async function* eventData({ id, created, model, pieces, finishReason, usage }: Completion, withUsage: boolean) {
  const base = { id, created, model, object: "chat.completion.chunk" };
  const chunk = (delta: object, finish_reason: string | null = null) =>
    JSON.stringify({ ...base, choices: [{ index: 0, delta, finish_reason }] });
  yield chunk({ role: "assistant", content: "" });
  for (const content of pieces) {
    yield chunk({ content });
    await pause(PACE_MS);
  }
  yield chunk({}, finishReason);
  if (withUsage) yield JSON.stringify({ ...base, choices: [], usage });
  yield "[DONE]";
}
