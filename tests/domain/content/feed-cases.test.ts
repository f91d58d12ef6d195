import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { type FeedItem, parseFeed } from "@/lib/content/provider/parse-feed";

const bytesOf = (name: string) => readFileSync(`tests/support/feeds/${name}`);
const parsed = (bytes: Uint8Array, type = "application/xml", address = "https://notes.example/feed.xml") =>
  parseFeed(bytes, { type, address });
function itemsOf(...input: Parameters<typeof parsed>): FeedItem[] {
  const feed = parsed(...input);
  return "items" in feed ? feed.items : [];
}
const titlesOf = (...input: Parameters<typeof parsed>) => itemsOf(...input).map(({ title }) => title);
const linksOf = (name: string) => itemsOf(bytesOf(name)).map(({ link }) => link);
const rss = (items: string) => Buffer.from(`<rss version="2.0"><channel>${items}</channel></rss>`);

test("F01: HTML entities are decoded in titles and texts", () => {
  expect(itemsOf(bytesOf("entities.xml"))).toMatchObject([
    { title: "L’équipe d’Alès gagne – enfin…", excerpt: "Un match « fou » à Besançon…" },
  ]);
});

test("F03 and F05: a byte order mark overrides the declared charset, and UTF-16 is supported", () => {
  const type = "text/xml; charset=ISO-8859-1";
  expect(titlesOf(bytesOf("mark-and-header.xml"), type)).toEqual(["Été à Évry : Noël en équipe"]);
  expect(titlesOf(bytesOf("utf16le.xml"))).toEqual(["Kvinnelandslaget møter Åland"]);
  expect(titlesOf(bytesOf("utf16be.xml"))).toEqual(["مباراة ودية في الرباط"]);
  const arabic = Buffer.from(rss("<item><title>\u0006</title><link>https://a.example</link></item>"));
  arabic[arabic.indexOf(6)] = 0xe3;
  expect(titlesOf(arabic, "text/xml; charset=windows-1256")).toEqual(["م"]);
  expect(parsed(bytesOf("comment.xml"), "text/xml; charset=klingon")).toEqual({ failed: "feed_unreadable" });
});

test("a feed that is called UTF-16 but has one byte for each sign is read as UTF-8", () => {
  const feed = rss("<item><title>Noël</title><link>https://a.example</link></item>");
  const declared = Buffer.concat([Buffer.from('<?xml version="1.0" encoding="utf-16"?>'), feed]);
  expect(titlesOf(declared)).toEqual(["Noël"]);
  expect(titlesOf(feed, "text/xml; charset=UTF-16")).toEqual(["Noël"]);
});

test("a feed in UTF-32 that is damaged is read as far as it is text", () => {
  const text =
    "\ufeff<rss><channel><item><title>N\u0006el</title><link>https://a.example</link></item></channel></rss>";
  const bytes = Buffer.alloc(text.length * 4 + 3);
  for (const [index, character] of [...text].entries())
    bytes.writeUInt32BE(character === "\u0006" ? 0xdead_beef : (character.codePointAt(0) ?? 0), index * 4);
  expect(titlesOf(bytes, "text/xml; charset=utf-32")).toEqual(["N\ufffdel"]);
});

test("a feed that is called UTF-32 but has one byte for each sign is read as UTF-8", () => {
  const feed = rss("<item><title>Noël</title><link>https://a.example</link></item>");
  expect(titlesOf(feed, "text/xml; charset=UTF-32")).toEqual(["Noël"]);
});

test("F07: links are resolved relative to their document", () => {
  expect(linksOf("relative.atom")).toEqual([
    "https://notes.example/blog/2026/cup-draw",
    "https://notes.example/news/away-win",
  ]);
  const feed = rss("<item><title>t</title><link>../b</link></item>");
  expect(itemsOf(feed, "", "https://notes.example/a/feed")).toMatchObject([{ link: "https://notes.example/b" }]);
});

test("F09: a guid is used as the link if there is no other, unless it is not a permalink", () => {
  expect(linksOf("guid.xml")).toEqual(["a", "b", "c"].map((end) => `https://notes.example/f07/${end}`));
  const none = '<item><title>t</title><guid isPermaLink="false">https://notes.example/1</guid></item>';
  expect(parsed(rss(none))).toEqual({ failed: "feed_unusable", tally: { found: 1, leftOut: { unlinked: 1 } } });
});

test("F09: an item of RSS may have its link in the vocabulary of Atom", () => {
  const items = '<item><title>t</title><atom:link rel="alternate" href="https://a.example/1"/></item>';
  const feed = `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${items}</channel></rss>`;
  expect(itemsOf(Buffer.from(feed))).toMatchObject([{ link: "https://a.example/1" }]);
});

test("F10: an item without a title uses its first words", () => {
  expect(titlesOf(bytesOf("untitled.xml"))).toEqual([
    "Trials for goalkeepers on Saturday at ten, bring…",
    "Kick-off moved to 19:30",
  ]);
});

test("titles and texts of other vocabularies are used if the item has none of its own", () => {
  const named = (inside: string) =>
    itemsOf(
      Buffer.from(
        `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel><item>${inside}<link>https://a.example</link></item></channel></rss>`,
      ),
    );
  expect(named("<media:title>Of the film</media:title><media:description>Two</media:description>")).toMatchObject([
    { title: "Of the film", excerpt: "Two" },
  ]);
  expect(named("<dc:title>Of the record</dc:title><dc:description>Two</dc:description>")).toMatchObject([
    { title: "Of the record", excerpt: "Two" },
  ]);
  expect(named("<media:title>m</media:title><title>Own</title>")).toMatchObject([{ title: "Own" }]);
});

test("F11 and F14: quoted sources and commented items are ignored", () => {
  expect(itemsOf(bytesOf("source-first.atom"))).toMatchObject([
    { title: "Sixteen players called up", link: "https://diary.example/called-up" },
  ]);
  expect(titlesOf(bytesOf("comment.xml"))).toEqual(["Shown"]);
});

test("F12: an apostrophe does not end a link", () => {
  expect(linksOf("apostrophe.atom")).toEqual([
    "https://notes.example/f10/don't-stop-now",
    "https://notes.example/f10/don't-look-back",
  ]);
});

test("F16: the newest items are taken in any order", () => {
  const titles = titlesOf(bytesOf("oldest-first.xml"));
  expect(titles).toHaveLength(30);
  expect([titles[0], titles.at(-1)]).toEqual(["Match report number 45", "Match report number 16"]);
});

test.each(["CEST", "BST", "MESZ", "GMT", "+0200", ""])("F16: dates in the zone %j are in order", (zone) => {
  const dated = (day: number) =>
    `<item><title>${day}</title><link>https://a.example/${day}</link><pubDate>0${day} Oct 2026 10:00:00 ${zone}</pubDate></item>`;
  expect(titlesOf(rss([3, 1, 2].map(dated).join("")))).toEqual(["3", "2", "1"]);
});

test("F19: a compressed response is decompressed within the size limit", () => {
  const link = "<link>https://notes.example/1</link>";
  expect(titlesOf(gzipSync(rss(`<item><title>Packed</title>${link}</item>`)))).toEqual(["Packed"]);
  expect(parsed(gzipSync(rss(" ".repeat(3_000_000))))).toEqual({ failed: "feed_too_large" });
});

test("F20 and F21: the full text is the fallback excerpt, and no character is split", () => {
  expect(itemsOf(bytesOf("content-encoded.xml"))[0]?.excerpt).toMatch(/^The academy opens its doors/);
  const [title = ""] = titlesOf(bytesOf("emoji-at-cut.xml"));
  expect([title.length, title.isWellFormed()]).toEqual([159, true]);
  const long = rss(
    `<item><title>t</title><link>https://a.example</link><description>${"x".repeat(389)}🏆</description></item>`,
  );
  expect(itemsOf(long)[0]?.excerpt?.isWellFormed()).toBe(true);
});

test("F25: the feed of a page is detected", () => {
  expect(parsed(bytesOf("site.txt"), "text/html")).toEqual({
    elsewhere: "https://notes.example/f15-content-encoded.xml",
  });
  expect(parsed(Buffer.from("<html><body>Welcome</body></html>"))).toEqual({ failed: "feed_unreadable" });
});

test.each([
  '<LINK REL="alternate" TYPE="application/rss+xml" HREF="/f">',
  "<link rel=alternate type=application/atom+xml href=/f>",
  `<link rel="alternate" title="Don't" type="application/rss+xml" href="/f" />`,
  "<link\n  rel='alternate'\n  href='/f'\n  type='application/feed+json'>",
])("the feed is found in %j", (link) => {
  const page = `<!doctype html><head><link rel="icon" href="/i">${link}</head>`;
  expect(parsed(Buffer.from(page), "text/html")).toEqual({ elsewhere: "https://notes.example/f" });
});

test("F26: prefixes, RSS 1.0, RSS 0.9x, Atom 0.3 and JSON Feed are read", () => {
  expect(titlesOf(bytesOf("prefixed.atom"))).toEqual(["With a prefix"]);
  const item = "<item><title>Old</title><link>https://a.example/1</link></item>";
  const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/">${item}</rdf:RDF>`;
  const doctype = '<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://my.netscape.com/rss-0.91.dtd">';
  const atom = `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title>Old</title><link rel="alternate" href="https://a.example/1"/></entry></feed>`;
  const json = `{"version":"https://jsonfeed.org/version/1.1","title":"x","items":[{"id":"1","title":"Old","url":"https://a.example/1"}]}`;
  for (const feed of [rdf, `${doctype}<rss version="0.91"><channel>${item}</channel></rss>`, atom, json])
    expect(itemsOf(Buffer.from(feed))).toMatchObject([{ title: "Old", link: "https://a.example/1" }]);
});

test.each([
  ["<style>p { color: red }</style>Two <b>villages</b>", "Two villages"],
  ["One<SCRIPT async>if (a < b) go()</SCRIPT >two", "One two"],
  ["One<script>never closed", "One"],
  ["A <scripture> and a stylesheet", "A and a stylesheet"],
])("F20: what is no text of %j is left out", (html, text) => {
  const item = `<item><title>t</title><link>https://a.example</link><description><![CDATA[${html}]]></description></item>`;
  expect(itemsOf(rss(item))[0]?.excerpt).toBe(text);
});

test("F28: characters that are not markup are kept", () => {
  expect(itemsOf(bytesOf("signs.xml"))).toMatchObject([
    { title: "U17 < U19 but U21 > U19", excerpt: "Under 1,80 m < not for us > really" },
  ]);
});

test("F17: an item that changes its link keeps its id", () => {
  const [before, after] = ["moved-before.xml", "moved-after.xml"].map((name) => itemsOf(bytesOf(name))[0]);
  expect(before?.link).not.toBe(after?.link);
  expect([before?.id, after?.id]).toEqual(["note-13", "note-13"]);
});
