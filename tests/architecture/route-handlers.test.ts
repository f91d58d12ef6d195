import { expect, test } from "vitest";
import { methodsIn } from "../support/endpoint-methods";
import { planted, type Source, sources } from "./sources";

/** Endpoints for programs without a rate limit, with the reasons. */
const free: Record<string, string> = {
  "app/.well-known/jwks.json/route.ts": "public keys",
  "app/api/auth/[...nextauth]/route.ts": "signing in is a command",
  "app/api/health/route.ts": "asked by what keeps the server alive",
  "app/api/live/route.ts": "answered before it, counted by its slot",
  "app/api/local/openai/v1/[...path]/route.ts": "a stand-in",
  "app/api/local/stripe/checkout/[id]/route.ts": "a stand-in",
  "app/api/local/stripe/portal/[id]/route.ts": "a stand-in",
  "app/api/local/stripe/v1/[...path]/route.ts": "a stand-in",
  "app/api/local/ut/[...path]/route.ts": "a stand-in",
  "app/api/news/[id]/seen/route.ts": "counted by its command, and the answer is always the same",
  "app/api/players/videos/route.ts": "counted by its command",
  "app/api/stats/route.ts": "cached",
  "app/api/stripe/webhook/route.ts": "signed by the provider",
  "app/api/uploadthing/route.ts": "counted by its command; what the storage calls back is signed",
  "app/feeds/[language]/[feed]/route.ts": "cached",
  "app/manifest.webmanifest/route.ts": "static",
  "app/pictures/[file]/route.ts": "one row by its key, kept by browsers for good",
  "app/robots.txt/route.ts": "static",
  "app/sitemap.xml/route.ts": "cached",
  "app/sitemap/[part]/route.ts": "cached",
};

const limiter = /\b(?:getEndpoint|getOr404|endpoint|countTry)\(/;

const uncounted = (doors: Source[], exempt: string[]) => [
  ...doors.filter(({ path, text }) => !limiter.test(text) && !exempt.includes(path)).map(({ path }) => path),
  ...exempt.filter((path) => doors.every((door) => door.path !== path || limiter.test(door.text))),
];

test("every API route is rate limited or states why not", () => {
  expect(uncounted(sources(["app"], /\/route\.ts$/), Object.keys(free))).toEqual([]);
});

test("the check finds a route without a limit and an unnecessary exception", () => {
  const open = planted("app/api/export/route.ts", "export async function GET() {}");
  const closed = planted("app/api/health/route.ts", 'export const GET = getEndpoint({ act: "x" }, answer);');
  expect(uncounted([open, closed], ["app/api/health/route.ts"])).toEqual([open.path, closed.path]);
});

test("a route's methods are recognized in every form of export", () => {
  expect(methodsIn("export const GET = one;\nexport async function POST() {}\nexport { two as PUT };")).toEqual([
    "GET",
    "POST",
    "PUT",
  ]);
});
