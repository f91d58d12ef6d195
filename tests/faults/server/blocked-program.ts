import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@/scripts/embedded-pg.ts";
import { watchEventLoop } from "@/scripts/event-loop.ts";
import { atEnd, main } from "@/scripts/lifecycle.ts";

/** A server with its own Postgres, like the real one, whose event loop can be blocked on request. */
await main(async () => {
  const cluster = await startEmbeddedPostgres(join(process.argv[2] ?? "", "postgres"));
  atEnd(cluster.stop);
  const server = createServer((request, response) => {
    if (request.url === "/block") blockForever();
    response.end(cluster.urlOf("postgres"));
  });
  server.listen(0, async () => {
    await watchEventLoop({ beatEvery: 50, blockedAfter: 300, killAfter: 900 });
    console.log(`serves http://localhost:${(server.address() as AddressInfo).port} as ${process.pid}`);
  });
});

function blockForever() {
  for (;;) if (Date.now() < 0) return;
}
