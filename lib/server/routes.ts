import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { splitLocale } from "@/lib/platform/i18n/routing";

export function routesOf(distDir: string): (pathname: string) => boolean {
  const manifest = readFileSync(join(distDir, "app-path-routes-manifest.json"), "utf8");
  const routes: string[] = Object.values(JSON.parse(manifest));
  const publicFiles = readdirSync(join(distDir, "../public"), { recursive: true, encoding: "utf8" });
  const files = new Set(publicFiles.map((name) => `/${name}`));
  const anyRoute = new RegExp(`^(${routes.map(toPattern).join("|")})$`);
  return (pathname) => anyRoute.test(splitLocale(pathname).path) || files.has(pathname);
}

const toPattern = (route: string) =>
  (route.replace(/^\/\[locale\]/, "") || "/")
    .replace(/[.*+?^${}()|\\]/g, "\\$&")
    .replace(/\[\\\.\\\.\\\.[^\]]+\]/g, ".+")
    .replace(/\[[^\]]+\]/g, "[^/]+");
