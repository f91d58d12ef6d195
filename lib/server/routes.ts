import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { splitLocale } from "@/lib/platform/i18n/routing";

/** Whether the build has a page, route or public file at a path. */
export function routesOf(distDir: string): (pathname: string) => boolean {
  const manifest = readFileSync(join(distDir, "app-path-routes-manifest.json"), "utf8");
  const routes: string[] = Object.values(JSON.parse(manifest));
  const inPublic = readdirSync(join(distDir, "../public"), { recursive: true, encoding: "utf8" });
  const files = new Set(inPublic.map((name) => `/${name}`));
  const any = new RegExp(`^(${routes.map(asPattern).join("|")})$`);
  return (pathname) => any.test(splitLocale(pathname).path) || files.has(pathname);
}

/** "/[locale]/news/[slug]" matches "/news/" and one segment. */
const asPattern = (route: string) =>
  (route.replace(/^\/\[locale\]/, "") || "/")
    .replace(/[.*+?^${}()|\\]/g, "\\$&")
    .replace(/\[\\\.\\\.\\\.[^\]]+\]/g, ".+")
    .replace(/\[[^\]]+\]/g, "[^/]+");
