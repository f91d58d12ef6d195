import nodemailer from "nodemailer";
import Stripe from "stripe";
import { UTApi } from "uploadthing/server";
import type { Settings } from "../../lib/platform/env-schema.ts";

const timeoutMs = 10_000;
const prices = ["STRIPE_PRICE_BASIC", "STRIPE_PRICE_PRO", "STRIPE_PRICE_PREMIUM"] as const;

const isPublic = ({ APP_URL }: Settings) => APP_URL?.startsWith("https:") === true;

export async function mailProblems(settings: Settings): Promise<string[]> {
  const { SMTP_URL: url, MAIL_FROM: sender } = settings;
  if (!url)
    return isPublic(settings) ? ["SMTP_URL is not set: e-mails are written to DATA_DIR/outbox and reach nobody."] : [];
  const transport = nodemailer.createTransport({ url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs });
  const [refusal] = await transport.verify().then(
    () => [],
    (error: Error) => [`SMTP_URL cannot be used: ${new URL(url).hostname} says "${error.message}".`],
  );
  transport.close();
  const isDefault = sender.includes("@recruit.local");
  return [
    ...(refusal ? [refusal] : []),
    ...(isDefault
      ? ["MAIL_FROM is not set: e-mails from recruit.local are refused; name a sender at your domain."]
      : []),
  ];
}

type Payments = Pick<Stripe, "prices" | "webhookEndpoints">;

export async function paymentProblems(settings: Settings, client?: Payments): Promise<string[]> {
  const { STRIPE_SECRET_KEY: key, APP_URL: origin } = settings;
  if (!key) return isPublic(settings) ? ["STRIPE_SECRET_KEY is not set: anybody can buy a plan with a test card."] : [];
  const stripe = client ?? new Stripe(key, { timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false });
  const isTest = isPublic(settings) && /^[sr]k_test_/.test(key);
  const unknown = await Promise.all(prices.map((name) => priceProblem(stripe, name, settings[name] ?? "")));
  const refusal = unknown.find(({ isRefusal }) => isRefusal);
  return [
    ...(isTest ? ["STRIPE_SECRET_KEY is a test key: plans are free of charge until a live key is set."] : []),
    ...(refusal ? [refusal.sentence] : unknown.map(({ sentence }) => sentence).filter(Boolean)),
    ...(origin && !refusal ? await webhookProblems(stripe, `${origin}/api/stripe/webhook`) : []),
  ];
}

async function priceProblem(stripe: Payments, name: string, id: string) {
  try {
    const { active } = await stripe.prices.retrieve(id);
    return {
      isRefusal: false,
      sentence: active ? "" : `${name} is archived at Stripe: activate ${id}, or name another price.`,
    };
  } catch (error) {
    if ((error as { code?: string }).code === "resource_missing")
      return { isRefusal: false, sentence: `${name} is not a price of this Stripe account: copy its id from Stripe.` };
    return {
      isRefusal: true,
      sentence: `STRIPE_SECRET_KEY cannot be used: Stripe says "${(error as Error).message}".`,
    };
  }
}

async function webhookProblems(stripe: Payments, address: string) {
  const endpoints = await stripe.webhookEndpoints.list({ limit: 100 }).catch(() => undefined); // a restricted key may not list them
  if (!endpoints || endpoints.data.some(({ url, status }) => url === address && status === "enabled")) return [];
  return [`Stripe has no webhook to ${address}: make one, and set STRIPE_WEBHOOK_SECRET to its secret.`];
}

export async function storageProblems({ UPLOADTHING_TOKEN: token }: Settings): Promise<string[]> {
  if (!token) return [];
  return new UTApi({ token, logLevel: "None" }).getUsageInfo().then(
    () => [],
    (error: Error) => [`UPLOADTHING_TOKEN cannot be used: "${error.message}"; copy it again from UploadThing.`],
  );
}
