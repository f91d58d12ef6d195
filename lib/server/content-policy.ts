import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { env } from "@/lib/platform/env";
import { firstPaint } from "./first-paint";
import { loader } from "./late-scripts";
import { liveFigures } from "./live-figures";
import { speculation } from "./speculation";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Hashes of the style that the toast library injects: empty first, then its text. */
const toastStyle = (() => {
  const source = readFileSync(fileURLToPath(import.meta.resolve("sonner")), "utf8");
  const quotedCss = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  return quotedCss ? ` ${sha256("")} ${sha256(JSON.parse(quotedCss))}` : "";
})();

const formTargets = "'self' https://checkout.stripe.com https://billing.stripe.com";

const { files, uploads } = (() => {
  if (!env.UPLOADTHING_TOKEN) return { files: "", uploads: "" };
  const token = JSON.parse(Buffer.from(env.UPLOADTHING_TOKEN, "base64").toString()) as Token;
  const { appId, regions, ingestHost = "ingest.uploadthing.com" } = token;
  return {
    files: ` https://${appId}.ufs.sh`,
    uploads: regions.map((region) => ` https://${region}.${ingestHost}`).join(""),
  };
})();

type Token = { appId: string; regions: string[]; ingestHost?: string };

const policy = (scripts: string, fileOrigins: string | null = null) =>
  [
    "default-src 'none'",
    `script-src ${scripts} 'strict-dynamic'`,
    `style-src 'self'${toastStyle}`,
    `img-src 'self' data: blob:${fileOrigins ?? ""}`,
    "font-src 'self'",
    `connect-src 'self'${fileOrigins === null ? "" : uploads}`,
    `media-src 'self' blob:${fileOrigins ?? ""}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${fileOrigins === null ? "'none'" : `'self'${fileOrigins}`}`,
    `form-action ${formTargets}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

const hashes = (...scripts: string[]) => scripts.map(sha256).join(" ");

/** Policy of cached pages: allows our inline scripts and no others. */
export const policyOfCachedPages = policy(hashes(firstPaint, liveFigures, loader, speculation));

const hashesOnEveryPage = hashes(firstPaint, liveFigures);

export const policyByNonce = (nonce: string) => policy(`'nonce-${nonce}' ${hashesOnEveryPage}`, files);
