import { readdirSync } from "node:fs";
import { join } from "node:path";
import { splitLocale } from "@/lib/platform/i18n/routing";
import { routesIn } from "./next-private";

export function createRouteMatcher(distDir: string): (pathname: string) => boolean {
  const publicFiles = readdirSync(join(distDir, "../public"), { recursive: true, encoding: "utf8" });
  const files = new Set(publicFiles.map((name) => `/${name}`));
  const anyRoute = new RegExp(`^(${routesIn(distDir).map(toPattern).join("|")})$`);
  return (pathname) => anyRoute.test(splitLocale(pathname).path) || files.has(pathname);
}

const toPattern = (route: string) =>
  (route.replace(/^\/\[locale\]/, "") || "/")
    .replace(/[.*+?^${}()|\\]/g, "\\$&")
    .replace(/\[\\\.\\\.\\\.[^\]]+\]/g, ".+")
    .replace(/\[[^\]]+\]/g, "[^/]+");
