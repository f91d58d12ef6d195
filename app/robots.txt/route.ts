import { connection } from "next/server";
import { env } from "@/lib/platform/env";

const disallowed = [
  "/api/",
  "/functions/",
  "/dashboard",
  "/messages",
  "/favorites",
  "/compare",
  "/report/",
  "/decisions/",
  "/admin",
  "/guardian/",
  "/account",
  "/reset-password/",
  "/confirm-email",
  "/reopen-account/",
  "/join-organization/",
];
const languages = ["", "/fr", "/es", "/ar"];

/** Personal pages and endpoints are excluded from search engines. */
export async function GET() {
  await connection();
  const closed = disallowed.flatMap((path) => languages.map((language) => `Disallow: ${language}${path}`));
  return new Response(["User-agent: *", ...closed, "", `Sitemap: ${env.APP_URL}/sitemap.xml`, ""].join("\n"));
}
