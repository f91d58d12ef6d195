import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

// Machines' doors, Next's own files and anything with a file ending keep their address; the rest is a page without language.
// No ending is longer than ".webmanifest": what follows the point of a letter's key is its seal.
const unprefixed =
  "/:path((?!(?:en|fr|es|ar|api|functions|factors|_next|\\.well-known)(?:/|$)|.*\\.[a-z0-9]{1,11}$).*)";
const otherLanguage = "/:locale(fr|es|ar)/:path((?!missing$).*)";

const production = process.env.NODE_ENV === "production";
const sniffing = { key: "X-Content-Type-Options", value: "nosniff" };
const signUpTab = [{ type: "query" as const, key: "tab", value: "signup" }];

/** Static pages that take a question: with one of these words in the address, the page beside it that reads them answers. */
const questions = {
  esport: ["game", "role", "region", "rank", "after"],
  help: ["q"],
  news: ["q", "sport"],
  sports: ["q"],
  pricing: ["productId", "refused"],
  recruiters: ["sport", "after"],
  "sport-jobs": ["kind", "type", "sport", "place", "q", "after"],
};
const asked = Object.entries(questions).flatMap(([page, keys]) =>
  keys.flatMap((key) => [
    { source: `/${page}`, has: [{ type: "query" as const, key }], destination: `/en/${page}/search` },
    {
      source: `/:locale(fr|es|ar)/${page}`,
      has: [{ type: "query" as const, key }],
      destination: `/:locale/${page}/search`,
    },
  ]),
);

/** Pages that are somebody's own, and for whoever has no session the twin in `(site)/strangers`; a question goes to the twin that reads it. */
const withoutSession = ["access", "refresh", "__Host-access", "__Host-refresh"].map((key) => ({
  type: "cookie" as const,
  key,
}));
/** Whoever signs up on the way somewhere sees the page itself: the twin knows of no question. */
const onTheWay = { type: "query" as const, key: "next" };
const twins = [
  ...["sport", "level", "levels", "after"].map((key) => ({ page: "players", key, twin: "players/search" })),
  { page: "sport-jobs/new", key: "kind", value: "(?<kind>vacancy|candidate)", twin: "sport-jobs/new/by/:kind" },
  ...[
    "players",
    "players/:id([\\w-]+)",
    "esport/:id([0-9a-f]{8}-[\\w-]+)",
    "player-signup",
    "esport-signup",
    "recruiter-signup",
    "sport-jobs/new",
  ].map((page) => ({
    page,
    twin: page,
  })),
];
const strangers = twins.flatMap(({ page, twin, ...question }) => {
  const has = "key" in question ? [{ type: "query" as const, ...question }] : [];
  const missing = page.endsWith("-signup") ? [...withoutSession, onTheWay] : withoutSession;
  return [
    { source: `/${page}`, has, missing, destination: `/en/strangers/${twin}` },
    { source: `/:locale(fr|es|ar)/${page}`, has, missing, destination: `/:locale/strangers/${twin}` },
  ];
});

const headers = [
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Content-Security-Policy", value: "frame-ancestors 'none'; base-uri 'self'; object-src 'none'" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

/** Pictures of pages and the icons are shown by other sites; nothing else is. */
const ownUse = {
  source: "/:path((?!api/local/|og/|icons/).*)",
  headers: [{ key: "Cross-Origin-Resource-Policy", value: "same-origin" }],
};

const referrer = (value: string) => [{ key: "Referrer-Policy", value }];

/** Pages behind a link or a code that somebody was given; each of them says "same-origin" in its markup, so that its forms say where they come from. */
const ofOneLink =
  "availability|confirm-email|confirmations|cv|decisions|guardian|join-organization|reopen-account|reset-password|stop-alert|unsubscribe";
const referrers = [
  { source: "/:path((?!api/).*)", headers: referrer("strict-origin-when-cross-origin") },
  { source: "/api/:path((?!local/).*)", headers: referrer("no-referrer") },
  {
    source: `/:locale(fr|es|ar)?/:page(${ofOneLink})/:key((?!new(?:/|$))[^/]+)/:rest*`,
    headers: referrer("no-referrer"),
  },
];

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  typescript: { ignoreBuildErrors: true }, // `npm run check` reads the types, once, with the faster compiler
  cacheComponents: true,
  cacheHandler: fileURLToPath(new URL("./lib/server/page-cache.mjs", import.meta.url)),
  partialPrefetching: true,
  typedRoutes: true,
  reactCompiler: true,
  poweredByHeader: false,
  compress: false, // the front does; without it, whatever stands before `next start`
  // Next answers these crawlers with a dynamic page otherwise, even where the page is static.
  htmlLimitedBots: /(?!)/,
  images: { unoptimized: true },
  serverExternalPackages: ["@node-rs/argon2", "pg", "pdfkit", "pg-boss", "pino"],
  experimental: {
    turbopackRustReactCompiler: true,
    authInterrupts: true,
    globalNotFound: true,
    serverActions: { bodySizeLimit: "17mb" },
  },
  // Next serves one of its development scripts as JSON, which nosniff would block.
  // The local stand-ins (uploaded files, checkout) and the e-mails shown in a frame answer with headers of their own, which these would replace.
  headers: async () => [
    { source: "/:path((?!api/local/|api/admin/emails/).*)", headers: production ? [...headers, sniffing] : headers },
    ...referrers,
    ownUse,
  ],
  redirects: async () => [
    { source: "/en", destination: "/", permanent: true },
    { source: "/en/:path*", destination: "/:path*", permanent: true },
    { source: "/login", destination: "/auth", permanent: false },
    { source: "/:locale(fr|es|ar)/login", destination: "/:locale/auth", permanent: false },
    { source: "/auth", has: signUpTab, destination: "/auth/signup", permanent: false },
    { source: "/:locale(fr|es|ar)/auth", has: signUpTab, destination: "/:locale/auth/signup", permanent: false },
  ],
  // English lives at the root: `/sports` is served by `app/[locale]/sports` with locale "en".
  // An address no page answers shows the one not-found page of its language.
  rewrites: async () => ({
    beforeFiles: [
      ...asked,
      ...strangers,
      { source: "/", destination: "/en" },
      { source: unprefixed, destination: "/en/:path" },
    ],
    // A file that is not there must not be taken for a language.
    afterFiles: [{ source: "/:file([^/]+\\.[a-z0-9]+)", destination: "/en/missing" }],
    fallback: [
      { source: "/en/:path((?!missing$).*)", destination: "/en/missing" },
      { source: otherLanguage, destination: "/:locale/missing" },
    ],
  }),
};

export default createNextIntlPlugin("./lib/platform/i18n/request.ts")(config);
