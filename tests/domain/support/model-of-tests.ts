import { handleModel } from "@/lib/simulators/model/handler";
import type { Door } from "../../support/services";

/** A request to the chat completions API. */
export type Told = { messages: { role: string; content: string }[]; tools?: unknown };

export const well: Door = (request) => handleModel(request, ["chat", "completions"]);

/** A model that streams these pieces, then ends as `ending` says: completely, by closing the connection, or never. */
export function saying(pieces: string[], ending: "whole" | "cut" | "silent" = "whole", onLeave = () => {}): Door {
  return async () => {
    const lines = pieces.map((content) => chunk({ content }));
    if (ending === "whole") lines.push(chunk({}, "stop"), "data: [DONE]\n\n");
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const line of lines) controller.enqueue(encoder.encode(line));
        if (ending !== "silent") controller.close();
      },
      cancel: onLeave,
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
}

export const answering = (text: string, status = 200, type = "text/event-stream"): Door => {
  return async () => new Response(text, { status, headers: { "content-type": type } });
};

export const never: Door = () => new Promise(() => {});

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: "1", created: 1, model: "m", object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
