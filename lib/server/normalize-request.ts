import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { titleMark } from "@/lib/platform/http/title-mark";
import { actionHeader } from "./next-private";

/** Gives every request an id, its own or a proxy's, for logs and error messages. */
export function assignRequestId({ headers }: IncomingMessage) {
  const incomingId = headers["x-request-id"];
  if (typeof incomingId !== "string" || !/^[\w-]{8,64}$/.test(incomingId)) headers["x-request-id"] = randomUUID();
}

/** Removes forwarding headers that our proxies did not add, because rate limits and Next trust them. */
export function dropUntrustedForwarding({ headers, socket }: IncomingMessage, proxies: number) {
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const path = [...forwarded, socket.remoteAddress ?? "unknown"].map((address) => address.trim()).filter(Boolean);
  headers["x-forwarded-for"] = path.at(-1 - proxies) ?? path[0];
  if (proxies > 0) return;
  for (const name of ["forwarded", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"]) delete headers[name];
}

/**
 * A page that an action renders again loses its title until Next sends the new one, after the page. Next sends it with the
 * page to the user agents of `htmlLimitedBots` in next.config.ts, which names this mark.
 */
export function askForTitleWithPage({ headers }: IncomingMessage) {
  if (headers[actionHeader] !== undefined) headers["user-agent"] = `${headers["user-agent"] ?? ""} ${titleMark}`.trim();
}

export function stripOrigin(request: IncomingMessage) {
  request.url = request.url?.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, "").replace(/^(?=[?#]|$)/, "/");
}
