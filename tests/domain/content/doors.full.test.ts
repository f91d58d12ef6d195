import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { GET as seen } from "@/app/api/news/[id]/seen/route";
import { GET as search } from "@/app/api/news/search/route";
import { setClock } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { aDraft, anArticle, articleNow } from "../../support/factories/articles";

afterEach(() => setClock(null));

const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const aReader = () => ({ "user-agent": agent, "x-forwarded-for": randomUUID() });

const see = (id: string, headers: Record<string, string>, method = "GET") =>
  seen(new Request("http://localhost/api/news/x/seen", { method, headers }), { params: Promise.resolve({ id }) });
const find = (q: string, headers: Record<string, string> = aReader()) =>
  search(new Request(`http://localhost/api/news/search?${new URLSearchParams({ q, locale: "en" })}`, { headers }), {});
const views = async (id: string) => (await articleNow(id)).views;

test("opening an article is counted, and the image is not cacheable", async () => {
  const { id } = await anArticle();
  const answer = await see(id, { ...aReader(), "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" });
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await views(id)).toBe(1);
});

test.each([
  ["a browser that fetches ahead", { "sec-purpose": "prefetch;prerender" }, "GET"],
  ["an older one", { purpose: "prefetch" }, "GET"],
  ["a page of another site", { "sec-fetch-site": "cross-site" }, "GET"],
  ["a question for the head alone", {}, "HEAD"],
])("%s is not counted", async (_who, headers, method) => {
  const { id } = await anArticle();
  expect((await see(id, { ...aReader(), ...headers }, method)).status).toBe(200);
  expect(await views(id)).toBe(0);
});

test("the answer is the same for articles, drafts, unknown and impossible ones", async () => {
  const ids = [(await anArticle()).id, (await aDraft()).id, randomUUID(), "x"];
  const answers = await Promise.all(ids.map((id) => see(id, aReader())));
  const bodies = await Promise.all(
    answers.map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString("hex")),
  );
  expect(new Set(bodies).size).toBe(1);
  expect(new Set(answers.map(({ status, headers }) => JSON.stringify([status, ...headers]))).size).toBe(1);
});

test("an address counts for a limited number of readers", async () => {
  const { id } = await anArticle();
  const [address, moment] = [randomUUID(), new Date()];
  setClock(() => moment);
  for (let n = 0; n < 130; n++) await see(id, { "user-agent": `${agent} ${n}`, "x-forwarded-for": address });
  expect(await views(id)).toBe(120);
});

test("search returns published articles and limits an address; a followed link redirects back", async () => {
  const word = randomUUID();
  const { slug } = await anArticle({ content: `It says ${word} inside.` });
  await aDraft({ content: word });
  expect(await (await find(word)).json()).toEqual({ slugs: [slug] });
  const [busy, moment] = [aReader(), new Date()];
  setClock(() => moment);
  const statuses = [];
  for (let n = 0; n < 602; n++) statuses.push((await find(word, busy)).status);
  expect(statuses).toEqual([...Array(600).fill(200), 429, 429]);
  const refused = await find(word, busy);
  expect(refused.headers.get("retry-after")).toBe("1");
  expect(await refused.json()).toEqual({
    error: "too_many_tries",
    message: "Too many attempts. Try again in 1 second.",
  });
  const followed = { ...busy, "sec-fetch-mode": "navigate", referer: `${env.APP_URL}/news?q=a` };
  const back = await find(word, followed);
  expect([back.status, back.headers.get("location")]).toEqual([303, `${env.APP_URL}/news?q=a`]);
  expect(decodeURIComponent(back.headers.get("set-cookie") ?? "")).toContain("refusal=Too many attempts.");
  expect((await find(word, { ...followed, referer: "https://elsewhere.example/news" })).status).toBe(429);
});
