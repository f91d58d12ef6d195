import "server-only";
import { env } from "@/lib/platform/env";
import { deriveSecret } from "@/lib/platform/secrets";

export const API_VERSION = "2026-10-28.endive";

/** True when no real payment service is configured. */
export const paymentsAreLocal = () => !env.STRIPE_SECRET_KEY;

export const paymentsKey = () => `sk_test_${deriveSecret("local payments api key")}`;

export const paymentsWebhookSecret = () =>
  env.STRIPE_WEBHOOK_SECRET ?? `whsec_${deriveSecret("local payments webhook")}`;

export const paymentsWebhookUrl = () => `${env.APP_URL}/api/stripe/webhook`;

export const checkoutUrl = (id: string) => `${env.APP_URL}/api/local/stripe/checkout/${id}`;

export const portalUrl = (id: string) => `${env.APP_URL}/api/local/stripe/portal/${id}`;
