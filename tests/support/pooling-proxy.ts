import { Agent, request as ask, createServer, type IncomingMessage } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";

/**
 * A reverse proxy like nginx with `keepalive 1`: all visitors share one connection to the site, and each request body is
 * forwarded when complete. The header `x-upstream` names the connection of a response.
 */
export async function startProxy(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connections = new Map<Socket, number>();
  const server = createServer(async (visitor, response) => {
    const body = await buffer(visitor);
    const onward = ask(new URL(visitor.url ?? "/", origin), {
      agent,
      method: visitor.method,
      headers: named(visitor, body),
    });
    let upstream = 0;
    onward.on("socket", (socket) => {
      upstream = connections.get(socket) ?? connections.size + 1;
      connections.set(socket, upstream);
    });
    onward.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, "x-upstream": upstream });
      answer.pipe(response);
    });
    onward.on("error", () => void response.writeHead(502, { "content-length": 0 }).end());
    onward.end(body);
  });
  await new Promise<void>((done) => void server.listen(0, "localhost", done));
  const stop = () => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}

function named({ headers }: IncomingMessage, body: Buffer) {
  const { "transfer-encoding": _, connection: __, ...rest } = headers;
  return body.length > 0 ? { ...rest, "content-length": body.length } : rest;
}
