import "server-only";
import Stripe from "stripe";
import { env } from "@/lib/platform/env";
import { paymentsConnection } from "@/lib/simulators/payments/connection";
import { paymentsAreLocal } from "@/lib/simulators/payments/settings";

/** The payment provider's library stays in this folder; the rest of the house knows only what is exported here. Never inside a transaction. */
export function stripe(): Stripe {
  client ??= paymentsAreLocal() ? localClient() : new Stripe(env.STRIPE_SECRET_KEY ?? "", patience);
  return client;
}

let client: Stripe | undefined;

const patience = { maxNetworkRetries: 2, timeout: 10_000, telemetry: false };

function localClient(): Stripe {
  const { key, fetch } = paymentsConnection();
  return new Stripe(key, { ...patience, httpClient: Stripe.createFetchHttpClient(fetch) });
}

/** Asked twice under one key within a day, the provider acts once. */
export const once = (key: string) => ({ idempotencyKey: key });

export const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === "string" ? named : (named?.id ?? null);

/** For what the provider may have forgotten, or never knew. */
export function ifUnknown(error: unknown): null {
  if ((error as { code?: string }).code === "resource_missing") return null;
  throw error;
}
