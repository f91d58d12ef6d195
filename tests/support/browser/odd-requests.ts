import { request } from "node:http";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../../prisma/seed/accounts";
import type { Random } from "../../../prisma/seed/random";
import { signIn } from "./at-the-browser";
import { unkeyed } from "./odd-headers";
import { wordsOf } from "./words";

/** Somebody as the site sees them: what they are, or pretend to be, and the cookies they send. */
export type Held = { who: string; cookie: string };
type Asked = { path: string; method?: string; headers: Record<string, string> };
type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer };

/** Pages that differ from person to person. */
export const personal = ["/dashboard", "/messages", "/admin", "/sport-jobs/new", "/players", "/api/bell", "/auth"];

export async function cookiesOf(page: Page, who: string): Promise<string> {
  await signIn(page, wordsOf("en"), `${who}@demo.recruit`, DEMO_PASSWORD);
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

/** Somebody who is not signed in, whatever their cookies say. */
export const aFalseVisitor = (random: Random): Held => ({
  who: "stranger",
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
/** A request for this address with one to four oddities and somebody's cookies. */
export function anOddRequest(random: Random, path: string, cookie: string): Asked {
  const headers: Record<string, string> = cookie ? { cookie } : {};
  for (let left = random.integer(1, 4); left > 0; left--) {
    const [name, values] = random.pick(unkeyed);
    headers[name] = random.pick(values);
  }
  const query = random.chance(0.3) ? `?${random.pick(queries)}` : "";
  return { path: path + query, method: random.chance(0.15) ? random.pick(methods) : "GET", headers };
}

/** Milliseconds after which a request counts as forgotten. */
const longest = 30_000;

export function ask(origin: string, { path, method = "GET", headers }: Asked): Promise<Answer> {
  return new Promise((done, failed) => {
    const sent = request(new URL(path, origin), { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.once("error", failed);
      answer.once("end", () => {
        const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        done({ status: answer.statusCode ?? 0, headers: Object.fromEntries(told), body: Buffer.concat(parts) });
      });
    });
    sent.setTimeout(longest, () =>
      sent.destroy(new Error(`no answer to ${method} ${path} ${JSON.stringify(headers)}`)),
    );
    sent.once("error", failed).end();
  });
}

/** Hops after which somebody is led in a circle. */
const mostHops = 5;

/** What is read where one is led: the router, too, is sent on with nothing to read, to the address that names its headers. Gives that address with it. */
export async function followed(origin: string, asked: Asked): Promise<Answer & { path: string }> {
  let { path } = asked;
  for (let hops = 0; hops < mostHops; hops++) {
    const answer = await ask(origin, { ...asked, path });
    if (!answer.headers.location) return { ...answer, path };
    const { pathname, search } = new URL(answer.headers.location, origin);
    path = pathname + search;
  }
  throw new Error(`${asked.path} leads in a circle, at last to ${path}`);
}
