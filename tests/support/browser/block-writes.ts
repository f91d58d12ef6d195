import { Agent, request as ask, createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";

/**
 * A proxy between the browser and the demo. Once muted, it answers writes from any window with nothing and forwards only
 * reads. Playwright's own routes would disable the browser's cache, so that each page would load and compile all of its
 * scripts again.
 */
export async function startBlockingProxy() {
  const agent = new Agent({ keepAlive: true });
  let muted = false;
  const proxy = createServer((request, answer) => {
    const { method = "", url = "", headers } = request;
    if (muted && method !== "GET" && method !== "HEAD") {
      request.resume();
      answer.writeHead(204).end();
      return;
    }
    const onward = ask(url, { agent, method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    answer.on("close", () => onward.destroy());
    request.pipe(onward);
  });
  // Playwright's own requests are tunneled with CONNECT; the browser's to an http site never are.
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
