import "server-only";
import { randomUUID } from "node:crypto";
import { now } from "../clock";
import { log } from "../http/log";

type Said = {
  pieces: AsyncGenerator<string>;
  /** Called when nobody reads any more. */
  leave: () => void;
  /** What is said where the pieces break off. */
  failed: string;
};

/** A text that grows, in the shape of OpenAI's chat completions. Fails with 502 before the first piece; after it what came stays, and a line says the rest is missing. */
export async function completionStream({ pieces, leave, failed }: Said): Promise<Response> {
  let waiting: IteratorResult<string> | null;
  try {
    waiting = await pieces.next();
  } catch (err) {
    log.warn({ err }, "no answer to a question");
    return Response.json({ error: { message: failed, type: "server_error" } }, { status: 502, headers: noStore });
  }
  const chunk = chunksOf(`chatcmpl-${randomUUID()}`);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const send = (line: string) => controller.enqueue(encoder.encode(`data: ${line}\n\n`));
      const end = () => {
        send("[DONE]");
        controller.close();
      };
      try {
        const { value, done } = waiting ?? (await pieces.next());
        waiting = null;
        if (!done) return send(chunk({ content: value }));
        send(chunk({}, "stop"));
        end();
      } catch (err) {
        log.warn({ err }, "an answer broke off");
        send(JSON.stringify({ error: { message: failed, type: "server_error" } }));
        end();
      }
    },
    cancel: leave,
  });
  return new Response(body, { headers: { ...noStore, "content-type": "text/event-stream; charset=utf-8" } });
}

/** Nothing on the way may gather or change the pieces. */
const noStore = { "cache-control": "no-store, no-transform", "x-accel-buffering": "no" };

function chunksOf(id: string) {
  const about = { id, object: "chat.completion.chunk", created: Math.floor(now().getTime() / 1000), model: "support" };
  return (delta: { content?: string }, finish_reason: "stop" | null = null) =>
    JSON.stringify({ ...about, choices: [{ index: 0, delta, finish_reason }] });
}
