import { localePath, locales } from "@/lib/core/i18n/routing";
import { demoEmails } from "../../prisma/seed/accounts";
import { randomFor } from "../../prisma/seed/random";
import { publicAddresses } from "../support/addresses";
import { expect, test } from "../support/journey";
import { aFalseVisitor, anOddRequest, ask, cookiesOf, type Held, personal } from "../support/odd-requests";

const seed = process.env.SEED ?? "cross-user";
const requests = 1000;
const members = ["player", "recruiter", "admin"] as const;

test("of a thousand odd requests none changes what the next visitor is given, and none is answered with somebody's bytes (S11)", async ({
  another,
  page,
  baseURL = "",
}) => {
  test.setTimeout(300_000);
  const sessions: Held[] = [];
  for (const who of members) sessions.push({ who, cookie: await cookiesOf(await another(), who) });
  // The check is worth something only if a person's own page does bear their mark.
  for (const { who, cookie } of sessions)
    expect((await ask(baseURL, { path: "/sport-jobs/new", headers: { cookie } })).body.toString()).toContain(
      demoEmails[who as keyof typeof demoEmails],
    );

  const random = randomFor(seed);
  const paths = (await publicAddresses(page)).filter((path) => !path.startsWith("/lost/"));
  const plain = new Map<string, string>();
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  for (let at = 1; at <= requests; at++) {
    const path = localePath(random.pick(paths), random.pick(locales));
    const before = plain.get(path) ?? (await plainAnswer(baseURL, path));
    plain.set(path, before);
    const visitor = random.chance(0.5) ? random.pick(sessions) : aFalseVisitor(random);
    const asked = anOddRequest(random, random.chance(0.75) ? path : random.pick(personal), visitor.cookie);
    const answer = await ask(baseURL, asked);
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
    if (html && answer.status === 200 && /public/.test(kept) && asked.method === "GET" && !asked.path.includes("?"))
      if (text !== JSON.parse(before).body) say("lets everybody keep another page, of");
    if ((await plainAnswer(baseURL, path)) !== before) say(`${path} is another page after`);
  }
  console.log(`seed ${seed}: ${requests} requests about ${plain.size} pages, ${JSON.stringify([...statuses].sort())}`);
  expect(wrong).toEqual([]);
});

/** Status, headers and bytes, but for what differs with every answer. */
async function plainAnswer(origin: string, path: string): Promise<string> {
  const { status, headers, body } = await ask(origin, { path, headers: {} });
  const { date: _, "x-request-id": __, ...rest } = headers;
  expect(status, path).toBe(200);
  return JSON.stringify({ status, rest, body: body.toString() });
}
