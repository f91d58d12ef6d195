/**
 * The one table of what is special about a route: `next.config.ts`, the middleware, the server and `robots.txt` read it, and
 * `tests/architecture/routes.test.ts` compares it with the files in `app`. Without imports, because Next reads it before there are aliases.
 */

type Section = {
  /** Without a valid session the middleware sends visitors to the sign-in page, or only renews the session of members. */
  session?: "required" | "renewed";
  /** The second segment is a personal link or code. */
  personalLink?: true;
  /** Visitors may send files. */
  files?: true;
  /** Excluded from search engines by `robots.txt`. */
  hidden?: true;
};

/** By the first segment of their addresses, all groups of pages. */
const sections: Record<string, Section> = {
  about: {},
  account: { session: "required", hidden: true },
  admin: { session: "required", hidden: true },
  auth: {},
  availability: { personalLink: true },
  compare: { hidden: true },
  "confirm-email": { session: "renewed", personalLink: true, hidden: true },
  confirmations: { personalLink: true },
  contact: {},
  cv: { personalLink: true },
  dashboard: { session: "required", hidden: true },
  decisions: { session: "renewed", personalLink: true, hidden: true },
  esport: { session: "renewed" },
  "esport-signup": { files: true },
  events: {},
  favorites: { hidden: true },
  guardian: { session: "renewed", personalLink: true, files: true, hidden: true },
  help: {},
  "how-it-works": {},
  "join-organization": { session: "renewed", personalLink: true, hidden: true },
  messages: { session: "required", hidden: true },
  news: {},
  notifications: { session: "required" },
  "player-signup": { session: "renewed", files: true },
  players: { session: "renewed" },
  pricing: {},
  privacy: {},
  professionals: {},
  "recruiter-signup": { session: "renewed", files: true },
  recruiters: {},
  "reopen-account": { session: "renewed", personalLink: true, hidden: true },
  report: { session: "required", hidden: true },
  "reset-password": { session: "renewed", personalLink: true, hidden: true },
  "sport-jobs": { session: "renewed", files: true },
  sports: {},
  "stop-alert": { personalLink: true },
  terms: {},
  unsubscribe: { personalLink: true },
};

export const allSections = Object.keys(sections);

export const sectionsWith = <Name extends keyof Section>(name: Name, value: Section[Name]): string[] =>
  allSections.filter((section) => sections[section]?.[name] === value);

/** Whether a path without its language is in one of these sections. */
export const inSections = (names: readonly string[]): RegExp => new RegExp(`^/(${names.join("|")})(/|$)`);

export type VisitorVariant = {
  /** "*" stands for one segment. */
  page: string;
  /** Next's pattern of the last segment, where it is not any word. */
  id?: string;
  /** Parameters with which a visitor gets the page itself, because it carries them over. */
  carries?: readonly string[];
  /** Parameters answered by the page's search page, or, with a pattern of their values, by a page of their own. */
  search?: readonly string[];
  values?: Readonly<Record<string, string>>;
  /** Parameters of which each combination is kept in memory. */
  kept?: readonly string[];
};

/** Pages with a shared variant for visitors without a session, in `app/[locale]/(site)/visitors`, at the same address. */
export const visitorVariants: readonly VisitorVariant[] = [
  { page: "/esport", search: ["game", "role", "region", "rank", "after"] },
  { page: "/esport/*", id: "[0-9a-f]{8}-[\\w-]+" },
  { page: "/esport-signup", carries: ["next", "game"] },
  { page: "/player-signup", carries: ["next", "sport"] },
  { page: "/players", search: ["sport", "level", "levels", "after"], kept: ["sport", "levels"] },
  { page: "/players/*", id: "[\\w-]+" },
  { page: "/recruiter-signup", carries: ["next", "sport"] },
  { page: "/sport-jobs/new", values: { kind: "vacancy|candidate" }, kept: ["kind"] },
];

export const visitorVariant = (path: string): VisitorVariant | undefined =>
  visitorVariants.find(({ page }) => page === path);

/** Public pages, the same for everyone or for everyone without a session; each calls `ensureStatic`. "*" stands for one segment. */
export const publicPages = [
  "/",
  "/about",
  "/auth",
  "/auth/forgot",
  "/auth/signup",
  "/contact",
  "/events",
  "/events/*",
  "/help",
  "/help/*",
  "/how-it-works",
  "/lost/*",
  "/news",
  "/news/*",
  "/pricing",
  "/privacy",
  "/recruiters",
  "/recruiters/*",
  "/sport-jobs",
  "/sport-jobs/*",
  "/sports",
  "/sports/*",
  "/sports/*/*",
  "/terms",
  ...visitorVariants.map(({ page }) => page),
] as const;

/** The account that `/auth/signup` preselects for a visitor whose `next` leads to one of these sections. */
export const accountsBySection = {
  "esport-signup": "esport_player",
  guardian: "guardian",
  "join-organization": "recruiter",
  "recruiter-signup": "recruiter",
  "sport-jobs": "job_seeker",
} as const;

/** Static pages that have a search page beside them, which answers when the address has one of these parameters. */
export const searchParameters: Readonly<Record<string, readonly string[]>> = {
  // Its filters are forms and links to the search page.
  events: [],
  help: ["q"],
  news: ["q", "sport"],
  sports: ["q"],
  pricing: ["productId", "refused"],
  recruiters: ["sport", "after"],
  "sport-jobs": ["kind", "type", "sport", "place", "q", "after"],
};

export const factorSetupPath = "/account#second-factor";

/** Folders of `app` whose routes answer programs. The addresses of all other routes end in the name of a file. */
export const endpointFolders = ["api", "functions", "factors"] as const;

/** Streamed to disk, all other bodies are read into memory first. */
export const streamedUploads = { videos: "/api/players/videos", localStorage: "/api/local/ut/ingest/" } as const;

/** A request with one of these cookies is not a visitor's. */
export const sessionCookies = ["access", "refresh", "__Host-access", "__Host-refresh"] as const;
