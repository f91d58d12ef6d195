import { request } from "node:http";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../../prisma/seed/accounts";
import type { Random } from "../../../prisma/seed/random";
import { signIn } from "./common-steps";
import { unkeyed } from "./odd-headers";
import { wordsOf } from "./words";

/** A visitor as the site sees them: a name, and the cookies they send. */
export type Held = { who: string; cookie: string };
type OddRequest = { path: string; method?: string; headers: Record<string, string> };
type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer };

export const personal = ["/dashboard", "/messages", "/admin", "/sport-jobs/new", "/players", "/api/bell", "/auth"];

export async function cookiesOf(page: Page, account: string): Promise<string> {
  await signIn(page, wordsOf("en"), `${account}@demo.recruit`, DEMO_PASSWORD);
  const cookies = await page.context().cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

const forged = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiIsInJvbGUiOiJhZG1pbiJ9.";
const pretended = ["", "who=player", "who=admin", "who=recruiter; access=x", `access=${forged}; refresh=${forged}`];
const malformed = [
  'who=admin"><script>',
  "who=nobody",
  "NEXT_LOCALE=ar",
  "NEXT_LOCALE=../x",
  "toast=signed_in; who=user",
];

/** A visitor who is not signed in, whatever the cookies say. */
export const aFalseVisitor = (random: Random): Held => ({
  who: "visitor",
  cookie: random.pick([...pretended, ...malformed]),
});

const methods = ["HEAD", "POST", "OPTIONS", "PUT", "DELETE"];
const queries = [
  "utm_source=mail",
  "_rsc=1x2y3",
  "a=1&a=2",
  "q=judo&q=rugby",
  "who=admin",
  "fbclid=1&x",
  "nxtPlocale=ar",
];
/** A request for this path with one to four oddities and these cookies. */
export function anOddRequest(random: Random, path: string, cookie: string): OddRequest {
  const headers: Record<string, string> = cookie ? { cookie } : {};
  for (let remaining = random.integer(1, 4); remaining > 0; remaining--) {
    const [name, values] = random.pick(unkeyed);
    headers[name] = random.pick(values);
  }
  const query = random.chance(0.3) ? `?${random.pick(queries)}` : "";
  return { path: path + query, method: random.chance(0.15) ? random.pick(methods) : "GET", headers };
}

/** Milliseconds after which a request counts as lost. */
const longest = 180_000;

export function ask(origin: string, { path, method = "GET", headers }: OddRequest): Promise<Answer> {
  return new Promise((done, failed) => {
    const outgoing = request(new URL(path, origin), { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.once("error", failed);
      answer.once("end", () => {
        const headerPairs = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        done({ status: answer.statusCode ?? 0, headers: Object.fromEntries(headerPairs), body: Buffer.concat(parts) });
      });
    });
    outgoing.setTimeout(longest, () =>
      outgoing.destroy(new Error(`no answer to ${method} ${path} ${JSON.stringify(headers)}`)),
    );
    outgoing.once("error", failed).end();
  });
}

/** Redirects after which a request counts as looping. */
const mostHops = 5;

/**
 * Follows redirects and returns the final answer with its path. Client-side navigations are redirected without a body, to
 * an address that encodes their headers.
 */
export async function followed(origin: string, oddRequest: OddRequest): Promise<Answer & { path: string }> {
  let { path } = oddRequest;
  for (let hops = 0; hops < mostHops; hops++) {
    const answer = await ask(origin, { ...oddRequest, path });
    if (!answer.headers.location) return { ...answer, path };
    const { pathname, search } = new URL(answer.headers.location, origin);
    path = pathname + search;
  }
  throw new Error(`${oddRequest.path} leads in a circle, at last to ${path}`);
}
