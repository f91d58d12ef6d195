import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Bytes of an unread body that are discarded at most. */
const MOST_BYTES = 32 * 1024 * 1024;
const LONGEST_MS = 5_000;

/** Discards the unread part of a request's body, so that the connection can be reused; closes it when there is too much. */
export function clearAway(request: IncomingMessage, response: ServerResponse) {
  if (!hasBody(request)) return;
  // An aborted reader detaches the socket from the request.
  const { socket } = request;
  response.once("finish", async () => {
    if (!(await dropRest(request, socket))) socket.destroy();
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/** False when the body does not end in time. */
export function dropRest(request: IncomingMessage, socket: Socket): Promise<boolean> {
  if (request.complete) return Promise.resolve(true);
  return new Promise((done) => {
    let left = MOST_BYTES;
    const timer = setTimeout(() => end(false), LONGEST_MS);
    const cut = () => end(false);
    const end = (whole: boolean) => {
      clearTimeout(timer);
      socket.off("close", cut);
      done(whole);
    };
    socket.once("close", cut);
    request.push = (part: Buffer | null) => {
      left -= part?.length ?? 0;
      if (part === null || left < 0) end(part === null);
      return left >= 0;
    };
    socket.resume();
  });
}
