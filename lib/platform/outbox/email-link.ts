import { env } from "../env";
import { type Locale, splitLocale } from "../i18n/routing";

/** The action of an e-mail link by the page it opens, the first match; the labels are in `emails.action`. */
const linkActions = [
  ["password", /^\/(auth\/forgot$|reset-password\/)/],
  ["address", /^\/confirm-email\//],
  ["restore", /^\/reopen-account\//],
  ["account", /^\/account$/],
  ["admin", /^\/admin$/],
  ["contact", /^\/contact$/],
  ["availability", /^\/availability\//],
  ["claims", /^\/confirmations\//],
  ["cv", /^\/guardian\/[^/]+\/cv$/],
  ["claims", /^\/guardian\/[^/]+\/evidence$/],
  ["guardian", /^\/guardian(\/[^/]+)?$/],
  ["requests", /^\/dashboard#(requests|introductions)$/],
  ["contract", /^\/dashboard(#contracts|\/contracts\/[^/]+)$/],
  ["applications", /^\/dashboard#applications$/],
  ["pipeline", /^\/dashboard\/pipeline$/],
  ["matches", /^\/dashboard\/alerts$/],
  ["offer", /^\/dashboard\/offers\/[^/]+$/],
  ["team", /^\/dashboard\/team$/],
  ["dashboard", /^\/dashboard(#\w+)?$/],
  ["edit", /^\/sport-jobs\/[^/]+\/edit$/],
  ["decision", /^\/decisions\//],
  ["calendar", /^\/events$/],
  ["notifications", /^\/notifications$/],
  ["conversation", /^\/messages\?thread=[^&]+$/],
  ["conversation", /^\/guardian\/[^/]+\/[0-9a-f-]{36}$/],
  ["invitation", /^\/join-organization\//],
  ["search", /^\/players$/],
  ["profile", /^\/(players|esport|professionals)\/[^/]+$/],
  ["player", /^\/player-signup(#[\w-]+)?$/],
  ["organization", /^\/recruiter-signup$/],
  ["alert", /^\/stop-alert\//],
] as const;

export type EmailAction = (typeof linkActions)[number][0] | "open";
export type EmailLink = { href: string; action: EmailAction; locale: Locale };

const secondaryActions: ReadonlySet<EmailAction> = new Set(["password", "profile", "alert"]);

/** The link on a line that consists of an address of this site only; any other address stays text. */
export function linkOn(line: string): EmailLink | null {
  const href = line.trim();
  const url = /\s/.test(href) ? null : URL.parse(href);
  if (!url || url.origin !== new URL(env.APP_URL).origin || url.username) return null;
  const { locale, path } = splitLocale(url.pathname);
  const page = path + (path.startsWith("/messages") ? url.search : "") + url.hash;
  return { href, locale, action: linkActions.find(([, pages]) => pages.test(page))?.[0] ?? "open" };
}

/** The index of the line with the main link of an e-mail: the last one, because text written by users stands before it. */
export function mainLine(lines: readonly string[]): number {
  const links = lines.map(linkOn);
  const mainIndex = links.findLastIndex((link) => link && !secondaryActions.has(link.action));
  return mainIndex >= 0 ? mainIndex : links.findLastIndex(Boolean);
}

export const isBeside = ({ action }: EmailLink) => secondaryActions.has(action);
