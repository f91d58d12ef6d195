// Loaded with `node --import ./scripts/resolve-hook.ts`, it lets plain Node run our own code as Next and vitest do:
// "@/" is the root, endings may be left out, JSON needs no attribute, "server-only" is empty.
import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);
const empty = new URL("node_modules/server-only/empty.js", root).href;
const endings = [".ts", ".tsx", ".json"];

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "server-only") return next(empty, context);
    const ours = ourFile(specifier, context.parentURL);
    if (!ours) return next(specifier, context);
    const found = next(ours.href, context);
    if (!ours.pathname.endsWith(".json")) return found;
    return { ...found, format: "json", importAttributes: { type: "json" } };
  },
});

function ourFile(specifier: string, parent: string | undefined) {
  const fromRoot = specifier.startsWith("@/");
  if (!fromRoot && !(specifier.startsWith(".") && isOurs(parent))) return undefined;
  const url = fromRoot ? new URL(specifier.slice(2), root) : new URL(specifier, parent);
  const ending =
    /\.(\w+)$/.test(url.pathname) && existsSync(fileURLToPath(url))
      ? ""
      : endings.find((e) => existsSync(fileURLToPath(url) + e));
  return ending === undefined ? undefined : new URL(url.href + ending);
}

function isOurs(parent: string | undefined): parent is string {
  return Boolean(parent?.startsWith(root.href) && !parent.includes("/node_modules/"));
}
