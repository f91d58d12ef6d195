import { connection } from "next/server";
import { env } from "@/lib/platform/env";
import { sectionsWith } from "@/lib/platform/http/routes";
import { prefixedLocales } from "@/lib/platform/i18n/prefixed-locales";

const disallowed = ["/api/", "/functions/", ...sectionsWith("hidden", true).map((section) => `/${section}`)];
const languages = ["", ...prefixedLocales.map((locale) => `/${locale}`)];

/** Personal pages and endpoints are excluded from search engines. */
export async function GET() {
  await connection();
  const closed = disallowed.flatMap((path) => languages.map((language) => `Disallow: ${language}${path}`));
  return new Response(["User-agent: *", ...closed, "", `Sitemap: ${env.APP_URL}/sitemap.xml`, ""].join("\n"));
}
