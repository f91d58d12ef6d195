import "server-only";
import { type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isIP } from "node:net";
import type { FeedFailure, FeedTally } from "../schema/feed";
import { isOutside, resolvedOutside } from "./outside";

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_REDIRECTS = 10;

export class FeedFailed extends Error {
  readonly code: FeedFailure;
  readonly tally: FeedTally | null;

  constructor(code: FeedFailure, tally: FeedTally | null = null) {
    super(code);
    this.code = code;
    this.tally = tally;
  }
}

/** The addresses and ports that may be connected to; only tests allow more. */
export type FetchPolicy = { isAllowedAddress: (address: string) => boolean; ports: readonly string[] | null };
export const publicOnly: FetchPolicy = { isAllowedAddress: isOutside, ports: ["", "80", "443"] };

/** Fetches a public address and follows redirects; returns the final address. Throws `FeedFailed`. Each host is resolved once and connected to by the checked address, so that DNS cannot point to a private one later. */
export async function fetchOutside(
  address: string,
  policy = publicOnly,
): Promise<{ bytes: Buffer; type: string; address: string }> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    let url = new URL(address);
    for (let step = 0; step <= MOST_REDIRECTS; step++) {
      const response = await sendRequest(url, policy, timeout);
      const location = redirectOf(response);
      const type = response.headers["content-type"] ?? "";
      if (!location) return { bytes: await bodyOf(response), type, address: url.href };
      response.destroy();
      url = new URL(location, url);
    }
  } catch (error) {
    throw error instanceof FeedFailed ? error : new FeedFailed("feed_unreachable");
  }
  throw new FeedFailed("feed_unreachable");
}

async function sendRequest(
  url: URL,
  { isAllowedAddress, ports }: FetchPolicy,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = { "http:": overHttp, "https:": overHttps }[url.protocol];
  if (!request || url.username || (ports && !ports.includes(url.port))) throw new FeedFailed("feed_inside");
  const address = await resolvedOutside(url.hostname, isAllowedAddress);
  if (!address) throw new FeedFailed("feed_inside");
  const family = isIP(address);
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      agent: false,
      signal,
      headers: {
        accept: "application/rss+xml, application/atom+xml, application/xml",
        "accept-encoding": "identity",
        "user-agent": "Recruit news reader",
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
