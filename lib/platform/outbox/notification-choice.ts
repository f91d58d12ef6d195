/** Categories of notifications: `staff` is the work of the staff, `availability` the monthly question, which is sent by e-mail only. */
export const categories = [
  "requests",
  "messages",
  "events",
  "offers",
  "talents",
  "pipeline",
  "availability",
  "account",
  "staff",
] as const;
export type Category = (typeof categories)[number];

export const emailCategories = [...categories, "digest"] as const;
export type EmailCategory = (typeof emailCategories)[number];

export const channels = ["bell", "mail", "digest", "push"] as const;
export type Channel = (typeof channels)[number];

export type Reader = { userId: string } | { guardianOf: string };
export type ReaderKind = "account" | "guardian";
export const kindOf = (reader: Reader): ReaderKind => ("userId" in reader ? "account" : "guardian");

export type Choice = Record<Channel, readonly Category[]>;

export const defaults: Choice = {
  bell: categories.filter((category) => category !== "availability"),
  mail: categories,
  digest: ["requests", "events", "offers"],
  push: ["requests", "messages", "events", "offers", "talents", "pipeline", "account"],
};

const mandatory: Record<ReaderKind, Partial<Record<Category, readonly Channel[]>>> = {
  account: { account: ["bell", "mail"], staff: ["bell"] },
  guardian: { account: ["mail"], requests: ["mail"] },
};

export const isMandatory = (kind: ReaderKind, category: EmailCategory, channel: Channel): boolean =>
  category !== "digest" && (mandatory[kind][category]?.includes(channel) ?? false);

/** The recipient and category of an e-mail; `at_once` is for e-mails requested by the recipient or about security, which can be neither turned off nor delayed. */
export type Audience = "at_once" | (Reader & { category: EmailCategory });
