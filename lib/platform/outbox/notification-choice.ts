/** What notifications and letters are about, as somebody chooses among them. `desk`: the work of the staff; `availability`: the monthly question, by mail alone. */
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

/** What a letter can be called off as: those of one category, or the one that sums up what is unread. */
export const letterCategories = [...categories, "digest"] as const;
export type LetterCategory = (typeof letterCategories)[number];

/** Ways to be told: in the bell, by a letter at once, in a letter that sums up what is unread, on a device. */
export const channels = ["bell", "mail", "digest", "push"] as const;
export type Channel = (typeof channels)[number];

/** Whose choice it is: an account's, or that of the guardian of this player. */
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

/** What must be told whatever somebody chose: decisions about their account, the staff's own work, a request to a minor's guardian. */
const fixed: Record<ReaderKind, Partial<Record<Category, readonly Channel[]>>> = {
  account: { account: ["bell", "mail"], desk: ["bell"] },
  guardian: { account: ["mail"], requests: ["mail"] },
};

export const isFixed = (kind: ReaderKind, category: LetterCategory, channel: Channel): boolean =>
  category !== "digest" && (fixed[kind][category]?.includes(channel) ?? false);

/** What a letter is about and for whom. `at_once`: what somebody asked for, or their security; it can neither be turned off nor wait for the morning. */
export type Told = "at_once" | (Reader & { category: LetterCategory });
