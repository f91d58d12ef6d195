import { createHash } from "node:crypto";
import { isLostPath } from "./addresses";
import { policyOfCachedPages } from "./content-policy";
import { type Encoding, encode, encodings } from "./encoding";
import type { InternalResponse } from "./internal-fetch";
import { deferScripts } from "./late-scripts";
import { keepPayload } from "./payloads";
import { statusMeta } from "./status-meta";
import { strictTransport } from "./transport";

/** `payload` is that of visitors. */
export type Page = { status: number; payload?: string; forms: Record<Encoding, Form> };

/** Headers as name, value, name, value; `about` goes with a 304, `whole` with the body. */
export type Form = { etag: string; about: string[]; whole: string[]; body: Buffer };

const publicCaching = "public, max-age=0, must-revalidate";
const privateCaching = "private, no-cache";

export const withPrivateCaching = (headers: string[]) =>
  headers.map((value) => (value === publicCaching ? privateCaching : value));

const copiedHeaders = [
  "content-type",
  "link",
  "referrer-policy",
  "x-frame-options",
  "permissions-policy",
  "x-content-type-options",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "x-robots-tag",
  "location",
];

type EncodeOptions = { path: string; role?: string; quality: number };

/** Encodes Next's response, once for everyone with this role cookie. */
export async function encodeVariants(
  { status, headers, body }: InternalResponse,
  { path, role, quality }: EncodeOptions,
): Promise<Page> {
  const source = body.toString("utf8");
  const { html, payload } = deferScripts(source, (payload) => keepPayload(path, payload));
  const raw = Buffer.from(withRole(html, role));
  const pageStatus = status === 200 ? (statusMeta(source) ?? status) : status;
  const about = [
    ...copyHeaders(headers),
    ...strictTransport(),
    ...["content-security-policy", policyOfCachedPages],
    ...["vary", "accept-encoding, cookie, rsc"],
    ...["cache-control", pageStatus === 200 && !role && !isLostPath(path) ? publicCaching : privateCaching],
  ];
  const hash = createHash("sha256").update(raw).digest("base64url").slice(0, 22);
  const forms = encodings.map(async (encoding) => [
    encoding,
    createForm(encoding, await encode(raw, encoding, quality), about, hash),
  ]);
  return {
    status: pageStatus,
    ...(payload && !role && { payload }),
    forms: Object.fromEntries(await Promise.all(forms)),
  };
}

function createForm(encoding: Encoding, body: Buffer, shared: string[], hash: string): Form {
  const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
  const about = [...shared, "etag", etag];
  const coding = encoding === "identity" ? [] : ["content-encoding", encoding];
  return { etag, about, whole: [...about, "content-length", String(body.length), ...coding], body };
}

const withRole = (html: string, role: string | undefined) =>
  role ? html.replace("<html ", `<html data-who="${role}" `) : html;

const copyHeaders = (headers: InternalResponse["headers"]) =>
  copiedHeaders.flatMap((name) => {
    const value = headers[name];
    if (value === undefined) return [];
    const text = Array.isArray(value) ? value.join(", ") : String(value);
    return [name, name === "link" ? uniqueLinks(text) : text];
  });

const uniqueLinks = (links: string) =>
  [...new Set(links.split(", "))].filter((link) => !link.startsWith("</>;")).join(", ");
