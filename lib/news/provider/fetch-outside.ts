import "server-only";
import { type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isIP } from "node:net";
import type { FeedFailure } from "../schema/feed";
import { isOutside, resolvedOutside } from "./outside";

const PATIENCE_MS = 10_000;
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_REDIRECTS = 10;

export class FeedFailed extends Error {
  readonly code: FeedFailure;

  constructor(code: FeedFailure) {
    super(code);
    this.code = code;
  }
}

/** Which addresses may be connected to, and on which ports; tests alone widen it. */
export type Reach = { mayReach: (address: string) => boolean; ports: readonly string[] | null };
export const publicNet: Reach = { mayReach: isOutside, ports: ["", "80", "443"] };

/** Reads an address of the public net, its redirects too: each is resolved once, and what was looked at is what is connected to. `address` is where the last one led. Throws `FeedFailed`. */
export async function fetchOutside(
  address: string,
  reach = publicNet,
): Promise<{ bytes: Buffer; type: string; address: string }> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    let url = new URL(address);
    for (let step = 0; step <= MOST_REDIRECTS; step++) {
      const response = await ask(url, reach, patience);
      const to = redirectOf(response);
      const type = response.headers["content-type"] ?? "";
      if (!to) return { bytes: await bodyOf(response), type, address: url.href };
      response.destroy();
      url = new URL(to, url);
    }
  } catch (error) {
    throw error instanceof FeedFailed ? error : new FeedFailed("feed_unreachable");
  }
  throw new FeedFailed("feed_unreachable");
}

async function ask(url: URL, { mayReach, ports }: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const request = { "http:": overHttp, "https:": overHttps }[url.protocol];
  if (!request || url.username || (ports && !ports.includes(url.port))) throw new FeedFailed("feed_inside");
  const address = await resolvedOutside(url.hostname, mayReach);
  if (!address) throw new FeedFailed("feed_inside");
  const family = isIP(address);
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      agent: false,
      signal,
      headers: {
        accept: "application/rss+xml, application/atom+xml, application/xml",
        "accept-encoding": "identity",
        "user-agent": "Recruit news desk",
      },
      lookup: (_host, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family)),
    });
    outgoing.on("response", resolve).on("error", reject).end();
  });
}

const redirectOf = ({ statusCode = 0, headers: { location } }: IncomingMessage) =>
  [301, 302, 303, 307, 308].includes(statusCode) ? location : undefined;

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  if (response.statusCode !== 200) throw new FeedFailed("feed_unreachable");
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += part.length;
    if (size > MOST_BYTES) throw new FeedFailed("feed_too_large");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
