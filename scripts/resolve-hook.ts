// Loaded with `node --import ./scripts/resolve-hook.ts`, it lets plain Node run our own code as Next and vitest do:
// "@/" is the root, endings may be left out, JSON needs no attribute, "server-only" is empty.
import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);
const empty = new URL("node_modules/server-only/empty.js", root).href;
const extensions = [".ts", ".tsx", ".json"];

registerHooks({
  resolve(specifier, context, next) {
    if (!isOurs(context.parentURL)) return next(specifier, context);
    if (specifier === "server-only") return next(empty, context);
    const file = ourFile(specifier, context.parentURL);
    if (!file) return next(specifier, context);
    const resolved = next(file.href, context);
    return file.pathname.endsWith(".json")
      ? { ...resolved, format: "json", importAttributes: { type: "json" } }
      : resolved;
  },
});

/** Packages and Next's output resolve as usual. */
function isOurs(parent: string | undefined): parent is string {
  return Boolean(parent?.startsWith(root.href) && /\.tsx?$/.test(parent) && !parent.includes("/node_modules/"));
}

function ourFile(specifier: string, parent: string) {
  const url = specifier.startsWith("@/") ? new URL(specifier.slice(2), root) : relative(specifier, parent);
  if (!url || isFile(url)) return url;
  const extension = extensions.find((candidate) => isFile(new URL(url.href + candidate)));
  return extension && new URL(url.href + extension);
}

const relative = (specifier: string, parent: string) =>
  specifier.startsWith(".") ? new URL(specifier, parent) : undefined;
const isFile = (url: URL) => /\.\w+$/.test(url.pathname) && existsSync(fileURLToPath(url));
