/** Categories of notifications. `desk`: staff work; `availability`: the monthly question, by e-mail only. */
export const categories = [
  "requests",
  "messages",
  "events",
  "offers",
  "talents",
  "pipeline",
  "availability",
  "account",
  "desk",
] as const;
export type Category = (typeof categories)[number];

/** What can be unsubscribed: a category, or the digest. */
export const emailCategories = [...categories, "digest"] as const;
export type EmailCategory = (typeof emailCategories)[number];

export const channels = ["bell", "mail", "digest", "push"] as const;
export type Channel = (typeof channels)[number];

/** An account, or the guardian of this player. */
export type Reader = { userId: string } | { guardianOf: string };
export type ReaderKind = "account" | "guardian";
export const kindOf = (reader: Reader): ReaderKind => ("userId" in reader ? "account" : "guardian");

export type Choice = Record<Channel, readonly Category[]>;

/** Until somebody chooses. */
export const defaults: Choice = {
  bell: categories.filter((category) => category !== "availability"),
  mail: categories,
  digest: ["requests", "events", "offers"],
  push: ["requests", "messages", "events", "offers", "talents", "pipeline", "account"],
};

/** Channels that cannot be turned off. */
const mandatory: Record<ReaderKind, Partial<Record<Category, readonly Channel[]>>> = {
  account: { account: ["bell", "mail"], desk: ["bell"] },
  guardian: { account: ["mail"], requests: ["mail"] },
};

export const isMandatory = (kind: ReaderKind, category: EmailCategory, channel: Channel): boolean =>
  category !== "digest" && (mandatory[kind][category]?.includes(channel) ?? false);

/** Recipient and category of an e-mail. `at_once`: requested by the recipient or about security; cannot be turned off or delayed. */
export type Audience = "at_once" | (Reader & { category: EmailCategory });
