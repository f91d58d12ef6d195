import { readFileSync } from "node:fs";
import { chunkIn, payloadIn, queues } from "./next-private";
import { speculation } from "./speculation";

type DeferredParts = { scripts: [src: string, id?: string][]; chunks: unknown[]; payload: unknown[][] };
export type Deferred = { html: string; payload?: string };

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const closingTags = "</body></html>";
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

export const loader = readFileSync(new URL("./loader.js", import.meta.url), "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "" && !line.startsWith("//"))
  .join("\n");

/** Defers React: scripts are listed as data and loaded when needed; the RSC payload is fetched with them from `address(payload)`. */
export function deferScripts(html: string, address: (payload: string) => string): Deferred {
  const deferred: DeferredParts = { scripts: [], chunks: [], payload: [] };
  const withoutScripts = html.replace(scriptPreload, "").replace(scriptTag, (tag, attributes: string, text: string) => {
    const src = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
    if (src) return keepScript(deferred, src.replaceAll("&amp;", "&"), attributes);
    const payload = payloadIn(text);
    if (payload) return addPayload(deferred, payload);
    const chunk = chunkIn(text);
    if (chunk === undefined) return tag;
    deferred.chunks.push(chunk);
    return "";
  });
  if (deferred.scripts.length === 0) return { html };
  const payload = JSON.stringify(deferred.payload);
  const data = JSON.stringify({ ...deferred, payload: address(payload), queues }).replaceAll("<", "\\u003c");
  const end =
    `<script type="application/json" id="late">${data}</script>` +
    `<script type="speculationrules">${speculation}</script>`;
  const withLoader = withoutScripts.replace(/<body\b[^>]*>/, (body) => `${body}<script>${loader}</script>`);
  const trimmed = withLoader.trimEnd();
  const close = trimmed.endsWith(closingTags) ? closingTags : "";
  return { html: trimmed.slice(0, trimmed.length - close.length) + end + close, payload };
}

function keepScript(deferred: DeferredParts, src: string, attributes: string) {
  const id = /\bid="([^"]+)"/.exec(attributes)?.[1];
  if (!/\bnoModule\b/i.test(attributes)) deferred.scripts.push(id ? [src, id] : [src]);
  return "";
}

function addPayload(deferred: DeferredParts, [kind, text]: [number, unknown?]) {
  const previous = deferred.payload.at(-1);
  if (kind === 1 && previous?.[0] === 1) previous[1] = `${previous[1]}${text}`;
  else deferred.payload.push(text === undefined ? [kind] : [kind, text]);
  return "";
}
