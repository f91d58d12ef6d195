import { z } from "zod";

const optional = {
  text: (pattern: RegExp) => z.string().regex(pattern).optional(),
  url: (protocol: RegExp) => z.url({ protocol }).optional(),
  origin: () =>
    z
      .url({ protocol: /^https?$/ })
      .refine(isOrigin)
      .transform(trimSlash)
      .optional(),
};
const wholeNumber = (from: number, to: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(from).max(to));

/** All settings; each description completes the sentence "NAME must be ...". */
const schema = z.object({
  PORT: wholeNumber(1, 65535).default(3000).describe("a whole number from 1 to 65535"),
  DATA_DIR: z.string().default(".data").describe("a folder"),
  DATABASE_URL: optional.url(/^postgres(ql)?$/).describe("an address like postgresql://user:password@host:5432/name"),
  MIGRATE_DATABASE_URL: optional
    .url(/^postgres(ql)?$/)
    .describe("an address like postgresql://owner:password@host:5432/name"),
  APP_URL: optional.origin().describe("an address like https://recruit.example, without a path"),
  PROXIES: wholeNumber(0, 9).default(0).describe("a whole number from 0 to 9"),
  AUTH_SECRET: z.string().min(32).optional().describe("at least 32 characters long"),
  STAFF_SECOND_FACTOR: z.enum(["required", "asked"]).default("required").describe("required or asked"),
  STRIPE_SECRET_KEY: optional.text(/^[sr]k_/).describe("a Stripe secret key (sk_...)"),
  STRIPE_WEBHOOK_SECRET: optional.text(/^whsec_/).describe("a Stripe webhook secret (whsec_...)"),
  STRIPE_PRICE_BASIC: optional.text(/^price_/).describe("a Stripe price id (price_...)"),
  STRIPE_PRICE_PRO: optional.text(/^price_/).describe("a Stripe price id (price_...)"),
  STRIPE_PRICE_PREMIUM: optional.text(/^price_/).describe("a Stripe price id (price_...)"),
  STRIPE_PRODUCT_BASIC: optional.text(/^prod_/).describe("a Stripe product id (prod_...)"),
  STRIPE_PRODUCT_PRO: optional.text(/^prod_/).describe("a Stripe product id (prod_...)"),
  STRIPE_PRODUCT_PREMIUM: optional.text(/^prod_/).describe("a Stripe product id (prod_...)"),
  ALLOW_LOCAL_PAYMENTS: z.literal("1").optional().describe("1, or not set"),
  PAY_PER_MATCH_PRICE_CENTS: wholeNumber(50, 1_000_000).default(4900).describe("whole cents from 50 to 1000000"),
  OPENAI_API_KEY: z.string().optional().describe("a key"),
  OPENAI_BASE_URL: optional.url(/^https?$/).describe("an address like https://api.openai.com/v1"),
  OPENAI_MODEL: z.string().default("gpt-5-mini").describe("a model's name"),
  OPENAI_DOCUMENTS_MODEL: z.string().max(100).optional().describe("the name of a model that sees pictures"),
  UPLOADTHING_TOKEN: z.base64().optional().describe("the token UploadThing shows, in base64"),
  SMTP_URL: optional.url(/^smtps?$/).describe("an address like smtp://user:password@host:587"),
  MAIL_FROM: z.string().includes("@").default("Recruit <no-reply@recruit.local>").describe("a sender with an address"),
  SMS_URL: optional
    .url(/^https?$/)
    .describe("an address like https://ACxxx:token@api.twilio.com/2010-04-01/Accounts/ACxxx/Messages.json"),
  SMS_FROM: optional
    .text(/^(\+[1-9][0-9]{6,14}|[A-Za-z][0-9A-Za-z ]{2,10})$/)
    .describe("a number like +33612345678, or a name"),
  SUPPORT_EMAIL: z.email().optional().describe("an e-mail address"),
  SUPPORT_PHONE: optional.text(/^\+[0-9][0-9 ()-]{5,22}$/).describe("a phone number like +33 1 23 45 67 89"),
  SUPPORT_CHAT_URL: optional.url(/^https$/).describe("an address like https://wa.me/33123456789"),
  VAPID_PRIVATE_KEY: optional.text(/^[\w-]{43}$/).describe("32 bytes in base64url, a private key of the curve P-256"),
  PUSH_SERVICE: optional.origin().describe("an address like https://push.example, without a path"),
  JOBS: z.enum(["on", "off"]).default("on").describe("on or off"),
  SERVER: z.enum(["own", "next"]).default("own").describe("own or next"),
  FREE_DISK_PERCENT: wholeNumber(0, 90).default(10).describe("a whole number from 0 to 90"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .describe("fatal, error, warn, info, debug or silent"),
});

const secretName = /_KEY|_SECRET|_TOKEN|_URL$/;

const requiredTogether: [when: keyof Settings, alsoNeeded: keyof Settings][] = [
  ["MIGRATE_DATABASE_URL", "DATABASE_URL"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["STRIPE_SECRET_KEY", "STRIPE_PRICE_BASIC"],
  ["STRIPE_SECRET_KEY", "STRIPE_PRICE_PRO"],
  ["STRIPE_SECRET_KEY", "STRIPE_PRICE_PREMIUM"],
  ["SMS_URL", "SMS_FROM"],
];

export type Settings = z.output<typeof schema>;
export const settingNames = schema.keyof().options;

type Environment = Record<string, string | undefined>;

export class BadSetting extends Error {}

export function readSettings(source: Environment): Settings {
  const [problem] = settingProblems(source);
  if (problem) throw new BadSetting(problem);
  return schema.parse(valuesOf(source));
}

/** One sentence for each setting that is wrong. */
export function settingProblems(source: Environment): string[] {
  const values = valuesOf(source);
  const wrong = new Set(schema.safeParse(values).error?.issues.map(({ path }) => path[0] as keyof Settings));
  const alone = requiredTogether.filter(([setting, needed]) => values[setting] && !values[needed]);
  return [
    ...[...wrong].map((name) => invalidMessage(name, values)),
    ...alone.map(([setting, needed]) => `${needed} must be set as well when ${setting} is set.`),
  ];
}

/** Names of settings in environments of earlier versions. */
const formerNames: Partial<Record<keyof Settings, string>> = { OPENAI_DOCUMENTS_MODEL: "OPENAI_PAPERS_MODEL" };

const valuesOf = (source: Environment): Environment =>
  Object.fromEntries(settingNames.map((name) => [name, settingOf(source, name)]));

const settingOf = (source: Environment, name: keyof Settings): string | undefined =>
  [name, formerNames[name] ?? name].map((key) => source[key]?.trim()).find(Boolean);

/** Values that may contain a password are not printed. */
function invalidMessage(name: keyof Settings, values: Environment) {
  const value = secretName.test(name) ? "" : `, not "${values[name]}"`;
  return `${name} must be ${schema.shape[name].description}${value}.`;
}

function isOrigin(value: string) {
  const address = URL.parse(value);
  return address !== null && address.pathname === "/" && !address.search && !address.hash;
}

function trimSlash(value: string) {
  return new URL(value).origin;
}
