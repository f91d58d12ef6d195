import "server-only";
import Stripe from "stripe";
import { env } from "@/lib/platform/env";
import { paymentsConnection } from "@/lib/simulators/payments/connection";
import { paymentsAreLocal } from "@/lib/simulators/payments/settings";

/** Only this folder imports Stripe. Never call it inside a transaction. */
export function stripe(): Stripe {
  client ??= paymentsAreLocal() ? localClient() : new Stripe(env.STRIPE_SECRET_KEY ?? "", clientOptions);
  return client;
}

let client: Stripe | undefined;

const clientOptions = { maxNetworkRetries: 2, timeout: 10_000, telemetry: false };

function localClient(): Stripe {
  const { key, fetch } = paymentsConnection();
  return new Stripe(key, { ...clientOptions, httpClient: Stripe.createFetchHttpClient(fetch) });
}

/** Stripe runs a request with the same key only once within a day. */
export const idempotent = (key: string) => ({ idempotencyKey: key });

export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === "string" ? reference : (reference?.id ?? null);

export function ifUnknown(error: unknown): null {
  if ((error as { code?: string }).code === "resource_missing") return null;
  throw error;
}
