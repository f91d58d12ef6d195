import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Answer } from "./ask";
import { policyByHash } from "./content-policy";
import type { Encoding } from "./encoding";
import { flightAddress, keepFlight } from "./flights";
import { deferScripts } from "./late-scripts";
import { saidStatus } from "./said-status";

/** A page ready to be sent: its bytes in every encoding, made once. */
export type Page = {
  status: number;
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
  etag: string;
};

const kept = [
  "content-type",
  "link",
  "referrer-policy",
  "x-frame-options",
  "permissions-policy",
  "x-content-type-options",
  "cross-origin-opener-policy",
  "x-robots-tag",
  "location",
];

type Wish = { path: string; who?: string; quality: number };

/** Makes the bytes of what Next answered at this path, once for everyone who has this hint (`who`), or none. */
export async function bake({ status, headers, body }: Answer, { path, who, quality }: Wish): Promise<Page> {
  const deferred = deferScripts(body.toString("utf8"), (flight) => flightAddress(path, flight));
  if (deferred.flight) keepFlight(deferred.flight);
  const html = marked(deferred.html, who);
  const raw = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
    }),
    promisify(gzip)(raw, { level: quality > 6 ? 9 : 5 }),
  ]);
  return {
    status: saidStatus(html) ?? status,
    headers: { ...pick(headers), "content-security-policy": policyByHash(html) },
    bodies: { br, gzip: gz, identity: raw },
    etag: `"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"`,
  };
}

/** Whoever is signed in is shown so without scripts too. */
const marked = (html: string, who: string | undefined) =>
  who ? html.replace("<html ", `<html data-who="${who}" `) : html;

function pick(headers: Answer["headers"]) {
  const found = kept.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : String(value)]];
  });
  return Object.fromEntries(found) as Record<string, string>;
}
