import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { now } from "@/lib/platform/clock";
import { type Asked, readPlain } from "./plain-request";
import type { Sink } from "./send-page";

/** Answers simple requests directly from the socket, because Node's HTTP handling costs more than sending a cached page. `answer` says whether it will answer. Any other request is handed to Node's parser, with its connection, permanently. Returns a function that closes idle connections. */
export function openFastLane(server: Server, answer: (request: Asked, sink: Sink) => boolean): () => void {
  const toNode = server.listeners("connection");
  const idleTimeout = server.keepAliveTimeout + server.keepAliveTimeoutBuffer;
  const idleSockets = new Set<Socket>();
  let closed = false;
  server.removeAllListeners("connection");

  server.on("connection", (socket: Socket) => {
    let isWaiting = false;
    const sink = sinkOf(server, (message) => {
      isWaiting = false;
      if (closed) return void socket.end(message);
      socket.write(message);
      if (socket.timeout !== idleTimeout) socket.setTimeout(idleTimeout);
      if (socket.isPaused()) rest();
    });
    const end = () => socket.end();
    const hangUp = () => socket.destroy();
    const leave = () => idleSockets.delete(socket);

    function rest() {
      if (!socket.destroyed) idleSockets.add(socket);
      socket.resume();
    }

    function read(chunk: Buffer) {
      // Pipelining clients are left to Node.
      const request = socket.writableLength === 0 ? readPlain(chunk) : undefined;
      isWaiting = request !== undefined;
      if (!request || !answer(request, sink)) return handOver(chunk);
      if (!isWaiting) return;
      idleSockets.delete(socket);
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
    idleSockets.add(socket);
  });

  return () => {
    closed = true;
    for (const socket of idleSockets) socket.destroy();
  };
}

function sinkOf({ keepAliveTimeout }: Server, send: (message: Buffer) => void): Sink {
  let head: [status: number, headers: string[]] = [0, []];
  const sink: Sink = {
    writeHead(...args) {
      head = args;
      return sink;
    },
    end: (body) => send(messageOf(...head, body, keepAliveTimeout)),
  };
  return sink;
}

type Message = { second: number; status: number; bytes: Buffer };
const messages = new WeakMap<string[], Message>();

/** The message Node would write, cached for a second. A page's headers always belong to one body. */
function messageOf(status: number, headers: string[], body: Buffer | undefined, keepAliveTimeout: number): Buffer {
  const second = Math.floor(now().getTime() / 1000);
  const cached = messages.get(headers);
  if (cached?.second === second && cached.status === status) return cached.bytes;
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  lines.push(`Date: ${new Date(second * 1000).toUTCString()}`);
  lines.push("Connection: keep-alive", `Keep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}`, "\r\n");
  const head = Buffer.from(lines.join("\r\n"), "latin1");
  const bytes = body ? Buffer.concat([head, body]) : head;
  messages.set(headers, { second, status, bytes });
  return bytes;
}
