import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { now } from "@/lib/core/clock";
import { type Asked, readPlain } from "./plain-request";
import type { Sink } from "./send-page";

/**
 * Answers plain requests straight from the socket: what Node spends on a request and a response is more than a page at hand
 * costs. The first one that is anything else goes to Node's own parser as it came, and its connection with it, for good.
 * Returns what ends the connections that only ever were here.
 */
export function openFastLane(server: Server, answer: (asked: Asked, sink: Sink) => boolean): () => void {
  const toNode = server.listeners("connection");
  const here = new Set<Socket>();
  server.removeAllListeners("connection");

  server.on("connection", (socket: Socket) => {
    const sink = sinkOf(socket, server);
    const end = () => socket.end();
    const hangUp = () => socket.destroy();
    const leave = () => here.delete(socket);

    function read(chunk: Buffer) {
      // Whoever asks faster than they read is Node's to slow down.
      const asked = socket.writableLength === 0 ? readPlain(chunk) : undefined;
      if (!asked || !answer(asked, sink)) handOver(chunk);
    }

    function handOver(chunk: Buffer) {
      leave();
      socket.off("data", read).off("end", end).off("error", hangUp).off("timeout", hangUp).off("close", leave);
      socket.setTimeout(0).pause();
      for (const take of toNode) take.call(server, socket);
      socket.unshift(chunk);
      socket.resume();
    }

    here.add(socket);
    socket.on("data", read).on("end", end).on("error", hangUp).on("timeout", hangUp).on("close", leave);
    socket.setTimeout(server.headersTimeout);
  });

  return () => {
    for (const socket of here) socket.destroy();
  };
}

function sinkOf(socket: Socket, { keepAliveTimeout, keepAliveTimeoutBuffer }: Server): Sink {
  const patience = keepAliveTimeout + keepAliveTimeoutBuffer;
  let head: Buffer | undefined;
  const sink: Sink = {
    writeHead(status, headers) {
      head = headOf(status, headers, keepAliveTimeout);
      return sink;
    },
    end(body) {
      if (socket.timeout !== patience) socket.setTimeout(patience);
      socket.write(Buffer.concat([head, body].filter((part) => part !== undefined)));
    },
  };
  return sink;
}

type Head = { second: number; bytes: Buffer };
const heads = new WeakMap<string[], Head>();

/** The head as Node would write it, made once a second. A page's headers always go with one status. */
function headOf(status: number, headers: string[], keepAliveTimeout: number): Buffer {
  const second = Math.floor(now().getTime() / 1000);
  const had = heads.get(headers);
  if (had?.second === second) return had.bytes;
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  lines.push(`Date: ${new Date(second * 1000).toUTCString()}`);
  lines.push("Connection: keep-alive", `Keep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}`, "\r\n");
  const bytes = Buffer.from(lines.join("\r\n"), "latin1");
  heads.set(headers, { second, bytes });
  return bytes;
}
