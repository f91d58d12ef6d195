import { env } from "../env";
import { type Locale, splitLocale } from "../i18n/routing";

/** What a link of an e-mail does, by the page it opens: the first that fits. The words are in `emails.action`. */
const actions = [
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
  ["invitation", /^\/join-organization\//],
  ["search", /^\/players$/],
  ["profile", /^\/(players|esport|professionals)\/[^/]+$/],
  ["player", /^\/player-signup(#[\w-]+)?$/],
  ["organization", /^\/recruiter-signup$/],
  ["alert", /^\/stop-alert\//],
] as const;

export type EmailAction = (typeof actions)[number][0] | "open";
export type EmailLink = { href: string; action: EmailAction; locale: Locale };

/** Beside the link an e-mail is about. */
const beside: ReadonlySet<EmailAction> = new Set(["password", "profile", "alert"]);

/** The link on a line that is an address of ours and nothing else; any other address stays text, whoever wrote it. */
export function linkOn(line: string): EmailLink | null {
  const href = line.trim();
  const url = /\s/.test(href) ? null : URL.parse(href);
  if (!url || url.origin !== new URL(env.APP_URL).origin || url.username) return null;
  const { locale, path } = splitLocale(url.pathname);
  const page = path + (path.startsWith("/messages") ? url.search : "") + url.hash;
  return { href, locale, action: actions.find(([, pages]) => pages.test(page))?.[0] ?? "open" };
}

/** The line with the link an e-mail is about: the last one, because what people wrote stands before it. */
export function mainLine(lines: readonly string[]): number {
  const links = lines.map(linkOn);
  const main = links.findLastIndex((link) => link && !beside.has(link.action));
  return main >= 0 ? main : links.findLastIndex(Boolean);
}

export const isBeside = ({ action }: EmailLink) => beside.has(action);
