import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { now } from "@/lib/platform/clock";
import { type Asked, readPlain } from "./plain-request";
import type { Sink } from "./send-page";

/**
 * Answers plain requests straight from the socket: what Node spends on a request and a response is more than a page at hand
 * costs. `answer` says whether it does, at once or later. The first request that is anything else goes to Node's own parser as
 * it came, and its connection with it, for good. Returns what ends the connections that rest here; one that still waits for
 * its answer gets it.
 */
export function openFastLane(server: Server, answer: (asked: Asked, sink: Sink) => boolean): () => void {
  const toNode = server.listeners("connection");
  const patience = server.keepAliveTimeout + server.keepAliveTimeoutBuffer;
  const resting = new Set<Socket>();
  let closed = false;
  server.removeAllListeners("connection");

  server.on("connection", (socket: Socket) => {
    let waits = false;
    const sink = sinkOf(server, (message) => {
      waits = false;
      if (closed) return void socket.end(message);
      socket.write(message);
      if (socket.timeout !== patience) socket.setTimeout(patience);
      if (socket.isPaused()) rest();
    });
    const end = () => socket.end();
    const hangUp = () => socket.destroy();
    const leave = () => resting.delete(socket);

    function rest() {
      if (!socket.destroyed) resting.add(socket);
      socket.resume();
    }

    function read(chunk: Buffer) {
      // Whoever asks faster than they read is Node's to slow down.
      const asked = socket.writableLength === 0 ? readPlain(chunk) : undefined;
      waits = asked !== undefined;
      if (!asked || !answer(asked, sink)) return handOver(chunk);
      if (!waits) return;
      resting.delete(socket);
      socket.pause();
    }

    function handOver(chunk: Buffer) {
      leave();
      socket.off("data", read).off("end", end).off("error", hangUp).off("timeout", hangUp).off("close", leave);
      socket.setTimeout(0).pause();
      for (const take of toNode) take.call(server, socket);
      socket.unshift(chunk);
      socket.resume();
    }

    socket.on("data", read).on("end", end).on("error", hangUp).on("timeout", hangUp).on("close", leave);
    socket.setTimeout(server.headersTimeout);
    resting.add(socket);
  });

  return () => {
    closed = true;
    for (const socket of resting) socket.destroy();
  };
}

function sinkOf({ keepAliveTimeout }: Server, send: (message: Buffer) => void): Sink {
  let head: [status: number, headers: string[]] = [0, []];
  const sink: Sink = {
    writeHead(...told) {
      head = told;
      return sink;
    },
    end: (body) => send(messageOf(...head, body, keepAliveTimeout)),
  };
  return sink;
}

type Message = { second: number; status: number; bytes: Buffer };
const messages = new WeakMap<string[], Message>();

/** What Node would write, put together once a second. A page's headers always go with one body. */
function messageOf(status: number, headers: string[], body: Buffer | undefined, keepAliveTimeout: number): Buffer {
  const second = Math.floor(now().getTime() / 1000);
  const had = messages.get(headers);
  if (had?.second === second && had.status === status) return had.bytes;
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  lines.push(`Date: ${new Date(second * 1000).toUTCString()}`);
  lines.push("Connection: keep-alive", `Keep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}`, "\r\n");
  const head = Buffer.from(lines.join("\r\n"), "latin1");
  const bytes = body ? Buffer.concat([head, body]) : head;
  messages.set(headers, { second, status, bytes });
  return bytes;
}
