import type { Random } from "../../../prisma/seed/random";
import { unkeyed } from "../../support/browser/odd-headers";
import { oddTexts } from "../../support/browser/odd-texts";
import { type Act, aBody } from "./generated-body";

export type Generated = { method: string; bytes: Buffer };
/** The cookies to send, and the addresses and actions of a build. */
export type Chosen = { cookies: readonly string[]; acts: readonly Act[]; addresses: readonly string[] };

/** Paths whose query is read, besides every address of the build. */
const paths = [
  ...["/", "/about", "/auth", "/auth/signup", "/contact", "/events", "/events/x", "/news", "/news/x", "/pricing"],
  ...[
    "/recruiters",
    "/sport-jobs",
    "/sport-jobs/x",
    "/sport-jobs/new",
    "/sports",
    "/sports/x",
    "/players",
    "/players/x",
  ],
  ...["/dashboard", "/messages", "/messages?thread=x", "/admin", "/admin/x", "/player-signup", "/recruiter-signup"],
  ...["/guardian/x", "/lost/page", "/lost/x", "/search?q=x", "/login", "/en/x", "/_late/x/sports", "/_next/static/x"],
  ...["/api/auth/session?callbackUrl=x", "/api/auth/csrf", "/api/auth/callback/credentials?callbackUrl=x"],
  ...["/api/auth/error?error=x", "/api/auth/x", "/api/auth/signin?callbackUrl=x", "/api/bell?locale=x", "/api/x"],
  ...[
    "/api/documents/x",
    "/api/events/mine",
    "/api/health",
    "/api/live?read-at=x",
    "/api/news/search?q=x",
    "/api/stats",
  ],
  ...["/api/local/openai/v1/x", "/api/local/stripe/checkout/x", "/api/local/stripe/portal/x", "/api/local/stripe/v1/x"],
  ...["/api/local/ut/ingest/xxxxxxxxxxxx?x-ut-file-size=x", "/api/local/ut/a/recruit/x", "/api/local/ut/x"],
  ...["/api/news/x/seen", "/api/sport-jobs/draft", "/api/sport-jobs/wishlist", "/api/stripe/webhook"],
  ...["/calendar/x/x", "/feeds/x/x", "/functions/v1/check-subscription", "/functions/v1/checkout-done?session_id=x"],
  ...["/functions/v1/create-checkout", "/functions/v1/customer-portal", "/functions/v1/x", "/factors/x"],
  ...["/.well-known/jwks.json", "/manifest.webmanifest", "/robots.txt", "/sitemap.xml", "/sitemap/x", "/picture.png"],
];
const texts = [
  ...oddTexts.map((text) => text.replace(/[ ;<>]/g, encodeURIComponent)),
  ...["__proto__", "-1", "1e309", "00000000-0000-4000-8000-000000000000", "[object Object]", "%2F", "true", "*"],
];
const methods = ["HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "BREW"];

/** A request that no browser would send, with the cookies of one person or none. */
export function generate(random: Random, { cookies, acts, addresses }: Chosen): Generated {
  const method = random.weighted([
    ["GET", 8],
    ["POST", 9],
    [random.pick(methods), 3],
  ] as const);
  const headers: Record<string, string> = {
    host: "localhost",
    "x-forwarded-for": `10.${random.integer(0, 255)}.${random.integer(0, 255)}.${random.integer(1, 254)}`,
    cookie: random.pick(cookies),
  };
  for (let remaining = random.integer(0, 3); remaining > 0; remaining--) {
    const [name, values] = random.pick(unkeyed);
    headers[name] = random.pick(values);
  }
  const requestBody = method === "POST" || random.chance(0.1) ? aBody(random, acts) : undefined;
  const target = requestBody?.path && random.chance(0.9) ? requestBody.path : anAddress(random, addresses);
  return {
    method,
    bytes: encode(random, `${method} ${target}`, { ...headers, ...requestBody?.headers }, requestBody?.body),
  };
}

function anAddress(random: Random, addresses: readonly string[]): string {
  const text = random.chance(0.6) ? random.pick(texts) : "x";
  const path = random.pick(random.chance(0.5) ? paths : addresses).replace(/\bx\b/g, () => text);
  const language = random.chance(0.2) ? random.pick(["/fr", "/ar", "/en", "/xx"]) : "";
  const query = random.chance(0.2)
    ? `${path.includes("?") ? "&" : "?"}${random.pick(texts)}=${random.pick(texts)}`
    : "";
  return random.weighted([
    [language + path + query, 40],
    [`http://evil.example${path}`, 1],
    ["*", 1],
    [`/${path}`, 1],
  ] as const);
}

function encode(random: Random, start: string, headers: Record<string, string>, body?: Buffer<ArrayBuffer>) {
  const chunked = body !== undefined && random.chance(0.2);
  const framing =
    body === undefined ? {} : chunked ? { "transfer-encoding": "chunked" } : { "content-length": `${body.length}` };
  const lines = Object.entries({ ...headers, ...framing }).map(([name, value]) => `${name}: ${value}\r\n`);
  const pieces = [Buffer.from(`${start} HTTP/1.1\r\n${lines.join("")}\r\n`)];
  if (body && chunked && body.length > 0)
    pieces.push(Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from("\r\n"));
  else if (body) pieces.push(body);
  return Buffer.concat(chunked ? [...pieces, Buffer.from("0\r\n\r\n")] : pieces);
}
