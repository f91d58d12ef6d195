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
/** The number of requests; a thousand in the full matrix. */
const requests = everything ? 1000 : 250;
const members = ["player", "recruiter", "admin"] as const;
const asRead: Record<string, string>[] = [{}, { rsc: "1" }];

test(`of ${requests} unusual requests none changes a visitor's next page or receives another user's data`, async ({
  another,
  page,
  origin,
}) => {
  const sessions: Held[] = [];
  for (const memberName of members)
    sessions.push({ who: memberName, cookie: await cookiesOf(await another(), memberName) });
  // The check is only valid if a person's own page contains their mark, as HTML and as RSC payload.
  for (const { who, cookie } of sessions)
    for (const router of asRead) {
      const ownPage = await followed(origin, { path: "/sport-jobs/new", headers: { cookie, ...router } });
      expect(ownPage.body.toString()).toContain(demoEmails[who as keyof typeof demoEmails]);
    }

  const random = randomFor(seed);
  const paths = (await publicAddresses(page)).filter((path) => !path.startsWith("/lost/"));
  const plain = new Map<string, string>();
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  for (let count = 1; count <= requests; count++) {
    const path = localePath(random.pick(paths), random.pick(locales));
    const before = plain.get(path) ?? (await plainAnswer(origin, path));
    plain.set(path, before);
    const visitor = random.chance(0.5) ? random.pick(sessions) : aFalseVisitor(random);
    const oddRequest = anOddRequest(random, random.chance(0.75) ? path : random.pick(personal), visitor.cookie);
    const answer = await followed(origin, oddRequest);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const report = (problem: string) =>
      wrong.push(`${seed} ${count}: ${problem} ${visitor.who} ${JSON.stringify(oddRequest).slice(0, 400)}`);

    if (answer.status >= 500) report(`answers ${answer.status} to`);
    const text = answer.body.toString();
    for (const memberName of members)
      if (memberName !== visitor.who && text.includes(demoEmails[memberName]))
        report(`gives bytes of the ${memberName} to`);
    const html = /^text\/html/.test(answer.headers["content-type"] ?? "");
    const cacheControl = answer.headers["cache-control"] ?? "";
    const isMember = visitor.who in demoEmails || /(^|; )who=(player|recruiter|admin|user)(;|$)/.test(visitor.cookie);
    if (html && isMember && !/private|no-store/.test(cacheControl))
      report(`lets everybody keep (${cacheControl}) the page of`);
    if (
      html &&
      answer.status === 200 &&
      /public/.test(cacheControl) &&
      oddRequest.method === "GET" &&
      answer.path === path
    )
      if (settled(text) !== JSON.parse(before).body) report("lets everybody keep another page, of");
    const after = await plainAnswer(origin, path);
    if (after !== before) report(`${path} is another page (${difference(before, after)}) after`);
  }
  console.log(`seed ${seed}: ${requests} requests about ${plain.size} pages, ${JSON.stringify([...statuses].sort())}`);
  expect(wrong).toEqual([]);
});

/** Status, headers and body, without what differs in every response or rendering. */
async function plainAnswer(origin: string, path: string): Promise<string> {
  const { status, headers, body } = await ask(origin, { path, headers: {} });
  const { date: _date, etag: _etag, "content-length": _length, "x-request-id": _id, ...rest } = headers;
  expect(status, path).toBe(200);
  return JSON.stringify({ status, rest, body: settled(body.toString()) });
}

/** Without the list of late scripts, whose order differs between renderings. */
const settled = (html: string) => html.replace(/<script type="application\/json" id="late">[^<]*<\/script>/, "");

function difference(first: string, other: string): string {
  const from = [...first].findIndex((character, index) => character !== other[index]);
  return `${first.slice(from, from + 60)} -> ${other.slice(from, from + 60)}`;
}
