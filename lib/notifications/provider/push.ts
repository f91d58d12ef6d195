import "server-only";
import { type BrowserKeys, encrypted } from "./encrypt";
import { isPushService } from "./push-services";
import { vapidHeader } from "./vapid";

/** How long the push service keeps a message that it cannot deliver yet. */
const TTL_S = 86_400;
const TIMEOUT_MS = 10_000;

export class PushRefused extends Error {}

/** Sends a message to the push service; returns "gone" when the subscription has ended. Throws PushRefused for permanent errors and Error for temporary ones. */
export async function push(
  endpoint: string,
  keys: BrowserKeys,
  topic: string,
  payload: object,
): Promise<"sent" | "gone"> {
  if (!isPushService(endpoint)) return "gone";
  const response = await fetch(endpoint, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      authorization: await vapidHeader(endpoint),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(TTL_S),
      topic,
      urgency: "normal",
    },
    body: new Uint8Array(encrypted(JSON.stringify(payload), keys)),
  });
  const { status } = response;
  if (status === 403 && (await response.text()).slice(0, 1_000).includes("BadJwtToken"))
    throw new PushRefused("the push service refuses our signature: check MAIL_FROM and VAPID_PRIVATE_KEY");
  if (!response.bodyUsed) await response.body?.cancel();
  if (response.ok) return "sent";
  // Any other 403 means that the browser subscribed with an earlier key of ours.
  if (status === 404 || status === 410 || status === 403) return "gone";
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
  throw new PushRefused(`the push service answered ${status}`);
}
