import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { Refusal } from "@/lib/platform/command/refusal";
import { addressOf } from "@/lib/platform/http/address";
import { refusalMessage } from "@/lib/platform/i18n/refusal-messages";
import { sendPlainRefusal } from "./plain-refusal";

const windowMs = 60_000;
export const rendersPerWindow = 1200;

/** In memory, because they protect this process; an address beyond the newest 50,000 starts again. */
const renders = new LRUCache<string, number>({ max: 50_000, ttl: windowMs });

/** Answers 429 when too many pages are requested from an address; false otherwise. */
export function rateLimitPages(request: IncomingMessage, response: ServerResponse): boolean {
  const address = addressOf(new Headers({ "x-forwarded-for": String(request.headers["x-forwarded-for"] ?? "") }));
  const count = (renders.get(address) ?? 0) + 1;
  renders.set(address, count, { noUpdateTTL: true });
  if (count <= rendersPerWindow) return false;
  const retryAfter = Math.ceil(renders.getRemainingTTL(address) / 1000);
  response.setHeader("retry-after", String(retryAfter));
  const refusal = new Refusal("too_many_tries", undefined, { retryAfter });
  sendPlainRefusal(request, response, 429, (locale) => refusalMessage(locale, refusal));
  return true;
}
