import "server-only";
import { randomUUID } from "node:crypto";
import { now } from "../clock";
import { log } from "../http/log";

type CompletionSource = {
  pieces: AsyncGenerator<string>;
  leave: () => void;
  failed: string;
};

/** Streams a text as OpenAI chat completions. Answers 502 if it fails before the first piece; a later failure keeps what was sent and adds an error. */
export async function completionStream({ pieces, leave, failed }: CompletionSource): Promise<Response> {
  let firstPiece: IteratorResult<string> | null;
  try {
    firstPiece = await pieces.next();
  } catch (err) {
    log.warn({ err }, "no answer to a question");
    return Response.json({ error: { message: failed, type: "server_error" } }, { status: 502, headers: noStore });
  }
  const createChunk = chunkFactory(`chatcmpl-${randomUUID()}`);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const send = (line: string) => controller.enqueue(encoder.encode(`data: ${line}\n\n`));
      const end = () => {
        send("[DONE]");
        controller.close();
      };
      try {
        const { value, done } = firstPiece ?? (await pieces.next());
        firstPiece = null;
        if (!done) return send(createChunk({ content: value }));
        send(createChunk({}, "stop"));
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

const noStore = { "cache-control": "no-store, no-transform", "x-accel-buffering": "no" };

function chunkFactory(id: string) {
  const base = { id, object: "chat.completion.chunk", created: Math.floor(now().getTime() / 1000), model: "support" };
  return (delta: { content?: string }, finish_reason: "stop" | null = null) =>
    JSON.stringify({ ...base, choices: [{ index: 0, delta, finish_reason }] });
}
