import { createHash } from "node:crypto";
import type { APIResponse } from "@playwright/test";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const ownSources = new Set(["'self'", "data:", "blob:"]);
/** Allowed form targets: this site and the payment provider's pages. */
const formTargets = new Set(["'self'", "https://checkout.stripe.com", "https://billing.stripe.com"]);

/** Headers that every response must have. */
const always: Record<string, RegExp> = { "x-content-type-options": /^nosniff$/ };
const onPages: Record<string, RegExp> = {
  ...always,
  "referrer-policy": /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/,
  "x-frame-options": /^DENY$/,
  "permissions-policy": /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
};
const never = ["x-powered-by", "server", "access-control-allow-origin", "x-nextjs-cache"];

/** Faults in a response's headers; `text` is the page, if it is one. */
export function headerFaults(answer: APIResponse, text?: string): string[] {
  const headers = answer.headers();
  const due = text === undefined ? always : onPages;
  const overHttp = answer.url().startsWith("http:");
  return [
    ...Object.entries(due).flatMap(([name, wanted]) =>
      wanted.test(headers[name] ?? "") ? [] : [`${name} is ${headers[name]}`],
    ),
    ...[...never, ...(overHttp ? ["strict-transport-security"] : [])].filter((name) => name in headers),
    ...(text === undefined ? [] : policyFaults(headers["content-security-policy"] ?? "", text)),
  ];
}

/** Faults in a content security policy and in the page it applies to. */
export function policyFaults(policy: string, html: string): string[] {
  const directives = directivesOf(policy);
  const allowed = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const scripts = allowed("script-src");
  const nonce = scripts.find((source) => source.startsWith("'nonce-"))?.slice(7, -1);
  const faults: string[] = [];
  const must = (holds: boolean, otherwise: string) => void (holds || faults.push(otherwise));

  must(directives.get("default-src")?.join(" ") === "'none'", "default-src is not 'none'");
  must(allowed("object-src").join(" ") === "'none'", "object-src is open");
  for (const name of ["base-uri", "frame-ancestors"])
    must(directives.get(name)?.join(" ") === "'none'", `${name} is open`);
  must(directives.has("form-action"), "form-action is open");
  for (const target of directives.get("form-action") ?? [])
    must(formTargets.has(target), `forms may lead to ${target}`);
  must(!/unsafe-|\*|report-only/i.test(policy), "something unsafe is allowed");
  for (const source of scripts) must(/^'(sha256-|nonce-|strict-dynamic'|none')/.test(source), `scripts of ${source}`);
  for (const source of allowed("style-src")) must(/^'(self|none|sha256-.*)'$/.test(source), `styles of ${source}`);
  for (const name of ["img-src", "font-src", "connect-src", "media-src", "manifest-src", "worker-src", "frame-src"]) {
    for (const source of allowed(name)) must(source === "'none'" || ownSources.has(source), `${name} ${source}`);
  }
  for (const [, facts = "", text = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/type="application\/(ld\+)?json"/.test(facts)) continue;
    const named = nonce && facts.includes(`nonce="${nonce}"`);
    must(
      Boolean(named) || (text !== "" && scripts.includes(sha256(text))),
      `a script is not named: ${facts} ${text.slice(0, 60)}`,
    );
  }
  must(nonce === undefined || Buffer.from(nonce, "base64").length >= 16, "the nonce is short");
  must(!/<[a-z][^>]*\son[a-z]+="/i.test(html), "a handler stands in the markup");
  must(!/<[a-z][^>]*\sstyle="/i.test(html), "a style stands in the markup");
  return faults;
}

function directivesOf(policy: string) {
  const parts = policy.split(";").map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = "", ...sources]): [string, string[]] => [name, sources]));
}
