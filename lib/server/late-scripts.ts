import { readFileSync } from "node:fs";
import { speculation } from "./speculation";

type Late = { scripts: [src: string, id?: string][]; chunks: unknown[]; flight: unknown[][] };
/** The HTML as sent, and the RSC payload that its scripts fetch. */
export type Deferred = { html: string; flight?: string };

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const closing = "</body></html>";
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const flightPush = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(([\s\S]*)\);?$/;
const chunkPush = /^\(globalThis\["TURBOPACK"\][^)]*\)\)\.push\(([\s\S]*)\);?$/;

/** Inline script, without comments and indentation. */
export const loader = readFileSync(new URL("./loader.js", import.meta.url), "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "" && !line.startsWith("//"))
  .join("\n");

/** Defers React: scripts are listed as data and loaded when needed; the RSC payload is fetched with them from `address(flight)`. */
export function deferScripts(html: string, address: (flight: string) => string, who?: string): Deferred {
  const deferred: Late = { scripts: [], chunks: [], flight: [] };
  const rest = html.replace(scriptPreload, "").replace(script, (whole, attributes: string, text: string) => {
    const src = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
    if (src) return keepScript(deferred, src.replaceAll("&amp;", "&"), attributes);
    const flight = flightPush.exec(text)?.[1];
    if (flight) return keepFlight(deferred, JSON.parse(flight));
    const chunk = chunkPush.exec(text)?.[1];
    if (!chunk) return whole;
    deferred.chunks.push(JSON.parse(chunk));
    return "";
  });
  if (deferred.scripts.length === 0) return { html };
  const flight = JSON.stringify(deferred.flight);
  const data = JSON.stringify({ ...deferred, flight: address(flight) }).replaceAll("<", "\\u003c");
  const end =
    `<script type="application/json" id="late">${data}</script>` +
    `<script type="speculationrules">${speculation(who)}</script>`;
  const listening = rest.replace(/<body\b[^>]*>/, (body) => `${body}<script>${loader}</script>`);
  const whole = listening.trimEnd();
  const close = whole.endsWith(closing) ? closing : "";
  return { html: whole.slice(0, whole.length - close.length) + end + close, flight };
}

/** Browsers without modules are not supported. */
function keepScript(deferred: Late, src: string, attributes: string) {
  const id = /\bid="([^"]+)"/.exec(attributes)?.[1];
  if (!/\bnoModule\b/i.test(attributes)) deferred.scripts.push(id ? [src, id] : [src]);
  return "";
}

function keepFlight(deferred: Late, [kind, text]: [number, unknown]) {
  const last = deferred.flight.at(-1);
  if (kind === 1 && last?.[0] === 1) last[1] = `${last[1]}${text}`;
  else deferred.flight.push(text === undefined ? [kind] : [kind, text]);
  return "";
}
