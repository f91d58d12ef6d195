import { localePath, locales } from "@/lib/platform/i18n/routing";
import { demoEmails } from "../../prisma/seed/accounts";
import { randomFor } from "../../prisma/seed/random";
import { publicAddresses } from "../support/browser/addresses";
import { expect, test } from "../support/browser/journey";
import {
  aFalseVisitor,
  anOddRequest,
  ask,
  cookiesOf,
  followed,
  type Held,
  personal,
} from "../support/browser/odd-requests";
import { everything } from "../support/inspect/sweep";

const seed = process.env.SEED ?? "cross-user";
/** A thousand in the full matrix. */
const requests = everything ? 1000 : 250;
const members = ["player", "recruiter", "admin"] as const;
const asRead: Record<string, string>[] = [{}, { rsc: "1" }];

test(`of ${requests} unusual requests none changes a visitor's next page or receives another user's data`, async ({
  another,
  page,
  origin,
}) => {
  const sessions: Held[] = [];
  for (const who of members) sessions.push({ who, cookie: await cookiesOf(await another(), who) });
  // The check is worth something only if a person's own page does bear their mark, as a page and as the router reads it.
  for (const { who, cookie } of sessions)
    for (const router of asRead) {
      const own = await followed(origin, { path: "/sport-jobs/new", headers: { cookie, ...router } });
      expect(own.body.toString()).toContain(demoEmails[who as keyof typeof demoEmails]);
    }

  const random = randomFor(seed);
  const paths = (await publicAddresses(page)).filter((path) => !path.startsWith("/lost/"));
  const plain = new Map<string, string>();
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  for (let at = 1; at <= requests; at++) {
    const path = localePath(random.pick(paths), random.pick(locales));
    const before = plain.get(path) ?? (await plainAnswer(origin, path));
    plain.set(path, before);
    const visitor = random.chance(0.5) ? random.pick(sessions) : aFalseVisitor(random);
    const asked = anOddRequest(random, random.chance(0.75) ? path : random.pick(personal), visitor.cookie);
    const answer = await followed(origin, asked);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const say = (what: string) =>
      wrong.push(`${seed} ${at}: ${what} ${visitor.who} ${JSON.stringify(asked).slice(0, 400)}`);

    if (answer.status >= 500) say(`answers ${answer.status} to`);
    const text = answer.body.toString();
    for (const who of members)
      if (who !== visitor.who && text.includes(demoEmails[who])) say(`gives bytes of the ${who} to`);
    const html = /^text\/html/.test(answer.headers["content-type"] ?? "");
    const kept = answer.headers["cache-control"] ?? "";
    const known = visitor.who in demoEmails || /(^|; )who=(player|recruiter|admin|user)(;|$)/.test(visitor.cookie);
    if (html && known && !/private|no-store/.test(kept)) say(`lets everybody keep (${kept}) the page of`);
    if (html && answer.status === 200 && /public/.test(kept) && asked.method === "GET" && answer.path === path)
      if (settled(text) !== JSON.parse(before).body) say("lets everybody keep another page, of");
    const after = await plainAnswer(origin, path);
    if (after !== before) say(`${path} is another page (${difference(before, after)}) after`);
  }
  console.log(`seed ${seed}: ${requests} requests about ${plain.size} pages, ${JSON.stringify([...statuses].sort())}`);
  expect(wrong).toEqual([]);
});

/** Status, headers and bytes, but for what differs with every answer or with every making of a page. */
async function plainAnswer(origin: string, path: string): Promise<string> {
  const { status, headers, body } = await ask(origin, { path, headers: {} });
  const { date: _date, etag: _etag, "content-length": _length, "x-request-id": _id, ...rest } = headers;
  expect(status, path).toBe(200);
  return JSON.stringify({ status, rest, body: settled(body.toString()) });
}

/** Without the list of late scripts: made anew, a page may name them in another order. */
const settled = (html: string) => html.replace(/<script type="application\/json" id="late">[^<]*<\/script>/, "");

function difference(one: string, other: string): string {
  const from = [...one].findIndex((letter, at) => letter !== other[at]);
  return `${one.slice(from, from + 60)} -> ${other.slice(from, from + 60)}`;
}
