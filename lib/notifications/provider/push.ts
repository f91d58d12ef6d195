import "server-only";
import { type BrowserKeys, encrypted } from "./encrypt";
import { isPushService } from "./push-services";
import { vapidHeader } from "./vapid";

/** Seconds a push service keeps what it cannot deliver yet. */
const KEPT_S = 86_400;
const TIMEOUT_MS = 10_000;

/** The push service will never take this message. */
export class PushRefused extends Error {}

/** Hands a message to the push service of a browser; "gone" when that browser does not want any more. Throws what may pass, and PushRefused. */
export async function push(
  endpoint: string,
  keys: BrowserKeys,
  topic: string,
  payload: object,
): Promise<"sent" | "gone"> {
  if (!isPushService(endpoint)) return "gone";
  const answer = await fetch(endpoint, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      authorization: await vapidHeader(endpoint),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(KEPT_S),
      topic,
      urgency: "normal",
    },
    body: new Uint8Array(encrypted(JSON.stringify(payload), keys)),
  });
  await answer.body?.cancel();
  const { status } = answer;
  if (answer.ok) return "sent";
  // 403: the browser subscribed with a key that is not ours any more.
  if (status === 404 || status === 410 || status === 403) return "gone";
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
  throw new PushRefused(`the push service answered ${status}`);
}
