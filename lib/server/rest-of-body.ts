import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What is read of a body that nobody wants, at most. */
const MOST_BYTES = 32 * 1024 * 1024;
const LONGEST_MS = 5_000;

/**
 * Lets the next request on this connection be heard: what an answer left unread of its request's body is read and dropped.
 * Where there is more of it than anybody would wait for, the connection ends.
 */
export function clearAway(request: IncomingMessage, response: ServerResponse) {
  if (!hasBody(request)) return;
  // Whoever breaks off reading takes the socket away from the request.
  const { socket } = request;
  response.once("finish", async () => {
    if (!(await dropRest(request, socket))) socket.destroy();
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/** Reads the rest of a body and drops it, past whoever was reading; false when it does not end soon. */
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
