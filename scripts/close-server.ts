import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds for keep-alive connections and for running responses after shutdown began. */
const shutdownGraceMs = 300;
const responseTimeoutMs = 5_000;

/** Call before the server listens. Returns the shutdown: stops accepting, lets running responses finish, then closes. */
export function prepareClose(server: Server): () => Promise<void> {
  const connections = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  return async () => {
    let closed = false;
    // An HTTP server's own `close` destroys idle connections at once, although a request may be on its way.
    NetServer.prototype.close.call(server, () => {
      closed = true;
    });
    await sleep(shutdownGraceMs);
    // Node counts a connection without any request as active.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    for (const start = Date.now(); !closed && Date.now() - start < responseTimeoutMs; await sleep(20))
      server.closeIdleConnections();
    server.closeAllConnections();
  };
}
