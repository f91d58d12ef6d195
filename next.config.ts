import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  typedRoutes: true,
  reactCompiler: true,
  poweredByHeader: false,
  // Next answers these crawlers with a dynamic page otherwise, even where the page is static.
  htmlLimitedBots: /(?!)/,
  images: { unoptimized: true },
  serverExternalPackages: ["@node-rs/argon2", "pg", "pg-boss", "pino"],
  experimental: { turbopackRustReactCompiler: true, authInterrupts: true, globalNotFound: true },
  // English lives at the root: `/sports` is served by `app/[locale]/sports` with locale "en".
  rewrites: async () => ({
    beforeFiles: [{ source: "/", destination: "/en" }],
    afterFiles: [],
    fallback: [],
  }),
};

export default createNextIntlPlugin({
  requestConfig: "./lib/core/i18n/request.ts",
  experimental: { createMessagesDeclaration: "./messages/en.json", messages: { path: "./messages", format: "json", locales: "infer", precompile: false } },
})(config);
