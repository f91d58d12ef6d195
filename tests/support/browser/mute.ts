import { Agent, request as ask, createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";

/**
 * Stands between a browser and the demo. Once it is muted, what is sent, from whichever window, is answered with nothing and
 * changes nothing; what is asked for goes through. Playwright's own routes would do the same, but take the browser's cache away:
 * each page would fetch and compile all of its scripts anew.
 */
export async function startMute() {
  const agent = new Agent({ keepAlive: true });
  let muted = false;
  const proxy = createServer((asked, answer) => {
    const { method = "", url = "", headers } = asked;
    if (muted && method !== "GET" && method !== "HEAD") {
      asked.resume();
      answer.writeHead(204).end();
      return;
    }
    const onward = ask(url, { agent, method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    answer.on("close", () => onward.destroy());
    asked.pipe(onward);
  });
  // Playwright's own requests come through a tunnel, the browser's to a site on http never do.
  proxy.on("connect", ({ url = "" }, socket) => {
    if (muted) return void socket.destroy();
    const { hostname, port } = new URL(`http://${url}`);
    const site = connect(Number(port), hostname, () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      site.pipe(socket).pipe(site);
    });
    for (const end of [site, socket]) end.on("error", () => [site, socket].map((each) => each.destroy()));
  });
  await new Promise<void>((done) => void proxy.listen(0, "127.0.0.1", done));
  return {
    server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    mute: () => {
      muted = true;
    },
    stop: () => {
      agent.destroy();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
