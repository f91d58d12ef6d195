import "server-only";
import { env } from "@/lib/platform/env";
import { paymentsKey } from "./settings";

/** How the payment SDK reaches the stand-in: the key, and a fetch that goes to this application instead. */
export function paymentsConnection() {
  const reach: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${env.APP_URL}/api/local/stripe${pathname}${search}`, init);
  };
  return { key: paymentsKey(), fetch: reach };
}
