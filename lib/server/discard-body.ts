import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_MS = 5_000;

/** Discards the unread part of a request's body, so that the connection can be reused; closes it when there is too much. */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse) {
  if (!hasBody(request)) return;
  const { socket } = request;
  response.once("finish", async () => {
    if (!(await discardRest(request, socket))) socket.destroy();
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

export function discardRest(request: IncomingMessage, socket: Socket): Promise<boolean> {
  if (request.complete) return Promise.resolve(true);
  return new Promise((resolveDrop) => {
    let remaining = MAX_BYTES;
    const timer = setTimeout(() => finish(false), MAX_MS);
    const abort = () => finish(false);
    const finish = (isComplete: boolean) => {
      clearTimeout(timer);
      socket.off("close", abort);
      resolveDrop(isComplete);
    };
    socket.once("close", abort);
    request.push = (chunk: Buffer | null) => {
      remaining -= chunk?.length ?? 0;
      if (chunk === null || remaining < 0) finish(chunk === null);
      return remaining >= 0;
    };
    socket.resume();
  });
}
