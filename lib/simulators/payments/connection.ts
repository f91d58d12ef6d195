import "server-only";
import { env } from "@/lib/platform/env";
import { paymentsKey } from "./settings";

/** The key for the payment SDK and a fetch that calls this application instead. */
export function paymentsConnection() {
  const localFetch: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${env.APP_URL}/api/local/stripe${pathname}${search}`, init);
  };
  return { key: paymentsKey(), fetch: localFetch };
}
