import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The same site at another port, where a policy allows no scripts. */
export async function withoutScripts(url: string) {
  const { hostname, port } = new URL(url);
  const proxy = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const forwarded = request({ hostname, port, method, path, headers }, (answer) => {
      const policies = [answer.headers["content-security-policy"] ?? [], "script-src 'none'"].flat().join(", ");
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, "content-security-policy": policies });
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, resolve));
  const close = () => {
    proxy.closeAllConnections();
    proxy.close();
  };
  return { url: `http://localhost:${(proxy.address() as AddressInfo).port}`, close };
}
