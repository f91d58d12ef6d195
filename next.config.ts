import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import {
  accountsBySection,
  endpointFolders,
  searchParameters,
  sectionsWith,
  sessionCookies,
  type VisitorVariant,
  visitorVariants,
} from "./lib/platform/http/routes";
import { defaultLocale, locales } from "./lib/platform/i18n/routing";

// The files that this one imports must not import others: the server reads it through its own resolution of modules.
const prefixedLocales = locales.filter((locale) => locale !== defaultLocale);
const prefix = `:locale(${prefixedLocales.join("|")})`;

// API routes, Next's own files and paths with a file extension keep their address; everything else is a page without a language.
// The longest extension is ".webmanifest"; in an unsubscribe key, the longer part after the point is its signature.
const otherFolders = [...locales, ...endpointFolders, "_next", "\\.well-known"].join("|");
const unprefixed = `/:path((?!(?:${otherFolders})(?:/|$)|.*\\.[a-z0-9]{1,11}$).*)`;
const otherLanguage = `/${prefix}/:path((?!missing$).*)`;

const production = process.env.NODE_ENV === "production";
const noSniff = { key: "X-Content-Type-Options", value: "nosniff" };
const signUpTab = [{ type: "query" as const, key: "tab", value: "signup" }];

const searchRewrites = Object.entries(searchParameters).flatMap(([page, keys]) =>
  keys.flatMap((key) => [
    { source: `/${page}`, has: [{ type: "query" as const, key }], destination: `/en/${page}/search` },
    { source: `/${prefix}/${page}`, has: [{ type: "query" as const, key }], destination: `/:locale/${page}/search` },
  ]),
);

/** Requests without these cookies get the variant for visitors, in `(site)/visitors`. */
const withoutSession = sessionCookies.map((key) => ({ type: "cookie" as const, key }));
type Condition = { key: string; value?: string };
const visitorRewrite = ({ carries = [] }: VisitorVariant, path: string, variant: string, condition?: Condition) => {
  const has = condition ? [{ type: "query" as const, ...condition }] : [];
  const missing = [...withoutSession, ...carries.map((key) => ({ type: "query" as const, key }))];
  return [
    { source: path, has, missing, destination: `/en/visitors${variant}` },
    { source: `/${prefix}${path}`, has, missing, destination: `/:locale/visitors${variant}` },
  ];
};
const visitorRewrites = [
  ...visitorVariants.flatMap((each) =>
    (each.search ?? []).flatMap((key) => visitorRewrite(each, each.page, `${each.page}/search`, { key })),
  ),
  ...visitorVariants.flatMap((each) =>
    Object.entries(each.values ?? {}).flatMap(([key, values]) =>
      visitorRewrite(each, each.page, `${each.page}/by/:${key}`, { key, value: `(?<${key}>${values})` }),
    ),
  ),
  ...visitorVariants.flatMap((each) => {
    const path = each.page.replace("*", `:id(${each.id})`);
    return visitorRewrite(each, path, path);
  }),
];

const leadsTo = `/(?<section>${Object.keys(accountsBySection).join("|")})(?:[/?].*)?`;
const toVacancy = "/sport-jobs/new\\?kind=vacancy";
const signUpRewrites = [
  { next: toVacancy, section: "recruiter-signup" },
  { next: leadsTo, section: ":section" },
].flatMap(({ next, section }) =>
  [
    { source: "/auth/signup", destination: `/en/auth/signup/by/${section}` },
    { source: `/${prefix}/auth/signup`, destination: `/:locale/auth/signup/by/${section}` },
  ].map((rewrite) => ({ ...rewrite, has: [{ type: "query" as const, key: "next", value: next }] })),
);

const headers = [
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Content-Security-Policy", value: "frame-ancestors 'none'; base-uri 'self'; object-src 'none'" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

const sameOriginOnly = {
  source: "/:path((?!api/local/|og/|icons/).*)",
  headers: [{ key: "Cross-Origin-Resource-Policy", value: "same-origin" }],
};

const referrer = (value: string) => [{ key: "Referrer-Policy", value }];

const referrers = [
  { source: "/:path((?!api/).*)", headers: referrer("strict-origin-when-cross-origin") },
  { source: "/api/:path((?!local/).*)", headers: referrer("no-referrer") },
  // Each of these pages sets "same-origin" in its markup, so that its forms send their origin.
  {
    source: `/${prefix}?/:page(${sectionsWith("personalLink", true).join("|")})/:key((?!new(?:/|$))[^/]+)/:rest*`,
    headers: referrer("no-referrer"),
  },
];

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  typescript: { ignoreBuildErrors: true },
  cacheComponents: true,
  cacheHandler: fileURLToPath(new URL("./lib/server/next-private.ts", import.meta.url)),
  partialPrefetching: true,
  typedRoutes: true,
  reactCompiler: true,
  turbopack: { resolveAlias: { "use-intl/format-message": "./lib/platform/i18n/format-message.ts" } },
  poweredByHeader: false,
  compress: false,
  // Our server marks actions so. Crawlers are not named here, because Next renders static pages dynamically for them.
  htmlLimitedBots: /title-with-page$/,
  images: { unoptimized: true },
  serverExternalPackages: ["@node-rs/argon2", "pg", "pg-boss", "pino"],
  enablePrerenderSourceMaps: !production,
  experimental: {
    serverSourceMaps: !production,
    // Shortening the server's code took a quarter of the build, and stacks in the log name no functions with it.
    serverMinification: false,
    turbopackFileSystemCacheForBuild: process.env.KEEP_COMPILED === "1", // see scripts/build.ts
    cpus: availableParallelism(),
    turbopackRustReactCompiler: true,
    // Otherwise the server renders each page a second time to put it into the first one for later visits.
    cachedNavigations: false,
    globalNotFound: true,
    serverActions: { bodySizeLimit: "17mb" },
  },
  // `nosniff` would block a development script that Next serves as JSON. The paths left out set headers of their own, which these would replace.
  headers: async () => [
    { source: "/:path((?!api/local/|api/admin/emails/).*)", headers: production ? [...headers, noSniff] : headers },
    ...referrers,
    sameOriginOnly,
  ],
  redirects: async () => [
    { source: "/en", destination: "/", permanent: true },
    { source: "/en/:path*", destination: "/:path*", permanent: true },
    { source: "/admin/claims/:path*", destination: "/admin/statements/:path*", permanent: true },
    {
      source: `/${prefix}/admin/claims/:path*`,
      destination: "/:locale/admin/statements/:path*",
      permanent: true,
    },
    { source: "/login", destination: "/auth", permanent: false },
    { source: `/${prefix}/login`, destination: "/:locale/auth", permanent: false },
    { source: "/auth", has: signUpTab, destination: "/auth/signup", permanent: false },
    { source: `/${prefix}/auth`, has: signUpTab, destination: "/:locale/auth/signup", permanent: false },
  ],
  // English has no prefix: "/sports" is served by `app/[locale]/sports` with the locale "en". Unknown addresses show the not-found page of their language.
  rewrites: async () => ({
    beforeFiles: [
      ...searchRewrites,
      ...visitorRewrites,
      ...signUpRewrites,
      { source: "/", destination: "/en" },
      { source: unprefixed, destination: "/en/:path" },
    ],
    afterFiles: [{ source: "/:file([^/]+\\.[a-z0-9]+)", destination: "/en/missing" }],
    fallback: [
      { source: "/en/:path((?!missing$).*)", destination: "/en/missing" },
      { source: otherLanguage, destination: "/:locale/missing" },
    ],
  }),
};

export default createNextIntlPlugin("./lib/platform/i18n/request.ts")(config);
