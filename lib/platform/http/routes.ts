/**
 * Pages that both `next.config.ts` and the server treat in a special way. Without imports, because Next reads it before there are
 * aliases.
 */

type StrangersPage = {
  /** "*" stands for one segment. */
  page: string;
  /** Next's pattern of the last segment, where it is not any word. */
  id?: string;
  /** Parameters with which a visitor gets the page itself, because it carries them over. */
  carries?: readonly string[];
};

/** Pages with a shared variant for visitors without a session, in `app/[locale]/(site)/strangers`, at the same address. */
export const strangersPages = [
  { page: "/esport/*", id: "[0-9a-f]{8}-[\\w-]+" },
  { page: "/esport-signup", carries: ["next"] },
  { page: "/player-signup", carries: ["next", "sport"] },
  { page: "/players" },
  { page: "/players/*", id: "[\\w-]+" },
  { page: "/recruiter-signup", carries: ["next"] },
  { page: "/sport-jobs/new" },
] as const satisfies readonly StrangersPage[];

export const carriedBy = (path: string): readonly string[] =>
  strangersPages.flatMap((each: StrangersPage) => (each.page === path ? (each.carries ?? []) : []));

/** Whoever has one of these is not a visitor. */
export const sessionCookies = ["access", "refresh", "__Host-access", "__Host-refresh"] as const;

/** First segments of pages behind a personal link or code. */
export const personalLinkPages = [
  "availability",
  "confirm-email",
  "confirmations",
  "cv",
  "decisions",
  "guardian",
  "join-organization",
  "reopen-account",
  "reset-password",
  "stop-alert",
  "unsubscribe",
] as const;
