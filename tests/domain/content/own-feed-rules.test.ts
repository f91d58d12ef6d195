import { XMLParser, XMLValidator } from "fast-xml-parser";
import { beforeEach, expect, test } from "vitest";
import { GET } from "@/app/feeds/[language]/[feed]/route";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { locales } from "@/lib/platform/i18n/routing";
import { anArticle } from "../../support/factories/articles";

beforeEach(() => db.sportsNews.deleteMany());

const answerFor = (language: string, feed: string) =>
  GET(new Request("http://localhost/feeds"), { params: Promise.resolve({ language, feed }) });

const strict = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@", isArray: (name) => name === "item" });

const isAbsolute = (address: string) => URL.canParse(address) && /^https?:/.test(address);
/** RFC 822 with four digits of the year, as RSS 2.0 asks. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const isDate = (text: string) => rfc822.test(text) && new Date(text).toUTCString() === text;

type Item = Record<"title" | "link" | "pubDate" | "description" | "category", string> & {
  guid: { "#text": string; "@isPermaLink": string };
};

test.each(locales)("the feeds in %s keep the rules of RSS 2.0 and of the Atom link", async (locale) => {
  for (const title of ['Final: "Lyon" <3 & more', "نهائي 🏆", "Third"])
    await anArticle({ title, excerpt: `${title} ]]>` });
  for (const feed of ["news.xml", "judo.xml", "football.xml"]) {
    const answer = await answerFor(locale, feed);
    expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const xml = await answer.text();
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/);
    const { rss } = strict.parse(xml);
    expect([rss["@version"], Array.isArray(rss.channel)]).toEqual(["2.0", false]);
    const { title, link, description, language, ttl, lastBuildDate, item: items = [], ...rest } = rss.channel;
    for (const required of [title, description]) expect(String(required).trim()).not.toBe("");
    expect([isAbsolute(link), language, Number.isInteger(ttl)]).toEqual([true, locale, true]);
    expect(rest["atom:link"]).toMatchObject({
      "@href": `${env.APP_URL}/feeds/${locale}/${feed}`,
      "@rel": "self",
      "@type": "application/rss+xml",
    });
    expect(Object.keys(rest)).toEqual(["atom:link"]);
    expect(items.every(followsRules)).toBe(true);
    expect(new Set(items.map(({ guid }: Item) => guid["#text"])).size).toBe(items.length);
    const newest = items[0]?.pubDate;
    expect([lastBuildDate, feed === "football.xml" ? 0 : 3]).toEqual([newest, items.length]);
  }
});

function followsRules({ title, link, guid, pubDate, description, category, ...rest }: Item): boolean {
  const isPermanent = guid["@isPermaLink"] === "true" && guid["#text"] === link;
  const isNamed = [title, description, category].every((text) => String(text).trim() !== "");
  return (
    isNamed &&
    isPermanent &&
    isAbsolute(link) &&
    isDate(pubDate) &&
    Object.keys(rest).every((key) => key === "dc:creator")
  );
}

test("a feed that is not well formed is noticed", () => {
  for (const wrong of ["<rss><channel></rss>", "<rss>a & b</rss>", '<rss a="1" a="2"/>', "<rss>x</rss>y"])
    expect(XMLValidator.validate(wrong), wrong).not.toBe(true);
});
