import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { parseFeed } from "@/lib/content/provider/parse-feed";

const address = "https://notes.example/blog/feed.xml";
const read = (bytes: Uint8Array) => parseFeed(bytes, { type: "", address });

type Shape = (item: { title: string; link: string; text: string }) => string;
const formats: Record<string, Shape> = {
  rss: ({ title, link, text }) =>
    `<rss version="2.0"><channel><item><title>${title}</title><link>${link}</link><description>${text}</description></item></channel></rss>`,
  "rss with the full text alone": ({ title, link, text }) =>
    `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><item><title>${title}</title><guid>${link}</guid><content:encoded>${text}</content:encoded></item></channel></rss>`,
  atom: ({ title, link, text }) =>
    `<feed xmlns="http://www.w3.org/2005/Atom"><entry><source><title>Other</title><link href="https://other.example"/></source><title type="html">${title}</title><link href="${link}"/><summary type="html">${text}</summary></entry></feed>`,
  "atom with a prefix": ({ title, link, text }) =>
    `<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title>${title}</a:title><a:link href="${link}"/><a:content>${text}</a:content></a:entry></a:feed>`,
  "rss 1.0": ({ title, link, text }) =>
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><item><title>${title}</title><link>${link}</link><description>${text}</description></item></rdf:RDF>`,
};
const texts: [string, string][] = [
  ["<![CDATA[L&rsquo;&eacute;quipe &ndash; enfin&hellip;]]>", "L’équipe – enfin…"],
  ["&lt;b&gt;Cup&lt;/b&gt; draw", "Cup draw"],
  ["<![CDATA[U17 < U19 but U21 > U19]]>", "U17 < U19 but U21 > U19"],
  ["&#201;t&#xE9; &amp;amp; No&amp;euml;l", "Été & Noël"],
  ["<!-- not shown -->Shown", "Shown"],
  ["مباراة ودية 🏆", "مباراة ودية 🏆"],
];
const links: [string, string][] = [
  ["https://notes.example/don't-stop", "https://notes.example/don't-stop"],
  ["https://notes.example/a?b=1&amp;c=2", "https://notes.example/a?b=1&c=2"],
];
function utf32(text: string): Buffer {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const bytes = Buffer.alloc(codes.length * 4);
  for (const [index, code] of codes.entries()) bytes.writeUInt32LE(code, index * 4);
  return bytes;
}

const bytesOf: Record<string, (text: string) => Buffer> = {
  "UTF-8": (text) => Buffer.from(text),
  "UTF-8 with its mark": (text) => Buffer.from(`\ufeff${text}`),
  "UTF-16LE": (text) => Buffer.from(`\ufeff${text}`, "utf16le"),
  "UTF-16BE": (text) => Buffer.from(`\ufeff${text}`, "utf16le").swap16(),
  "UTF-32LE": (text) => utf32(`\ufeff${text}`),
  "UTF-32BE": (text) => utf32(`\ufeff${text}`).swap32(),
  "UTF-32LE without its mark": utf32,
  "UTF-32BE without its mark": (text) => utf32(text).swap32(),
  gzip: (text) => gzipSync(text),
};

const feeds = Object.entries(formats).flatMap(([format, shape]) =>
  texts.flatMap(([fieldText, meant]) =>
    links.flatMap(([href, link]) =>
      Object.entries(bytesOf).map(([encoding, bytes]) => ({
        name: [format, encoding, fieldText, href].join(" "),
        bytes: bytes(shape({ title: fieldText, link: href, text: fieldText })),
        meant,
        link,
      })),
    ),
  ),
);

test(`${feeds.length} ways to write one item are read alike`, () => {
  expect(feeds.length).toBeGreaterThanOrEqual(100);
  for (const { name, bytes, meant, link } of feeds) {
    const parsed = read(bytes);
    expect([name, parsed]).toMatchObject([
      name,
      { items: [{ title: meant, link, excerpt: meant }], tally: { found: 1, leftOut: {} } },
    ]);
  }
});

const item = (n: number, link = `https://notes.example/${n}`) =>
  `<item><title>Item ${n}</title><link>${link}</link><pubDate>${new Date(Date.UTC(2026, 9, n)).toUTCString()}</pubDate></item>`;
const rss = (items: string[]) => Buffer.from(`<rss version="2.0"><channel>${items.join("")}</channel></rss>`);

test("F22 and F30: what was found and why it was not used is counted", () => {
  const wordless = "<item><link>https://notes.example/0</link></item>";
  const unlinked = "<item><title>t</title></item>";
  const overlong = item(1, `https://notes.example/${"x".repeat(500)}`);
  expect(read(rss([wordless, unlinked, unlinked, overlong, item(2)]))).toMatchObject({
    items: [{ title: "Item 2" }],
    tally: { found: 5, leftOut: { wordless: 1, unlinked: 2, overlong: 1 } },
  });
  expect(read(rss([overlong]))).toEqual({ failed: "feed_unusable", tally: { found: 1, leftOut: { overlong: 1 } } });
  expect(read(rss(["<title>Empty</title>"]))).toEqual({ items: [], tally: { found: 0, leftOut: {} } });
});

test("of any number of items in any order the 30 newest are used", () => {
  for (let count = 1; count <= 120; count++) {
    const days = Array.from({ length: count }, (_, n) => ((n * 7919) % count) + 1);
    const distinct = [...new Set(days)].sort((a, b) => b - a);
    const parsed = read(rss([...new Set(days)].map((day) => item(day))));
    const titles = "items" in parsed ? parsed.items.map(({ title }) => title) : [];
    expect(titles).toEqual(distinct.slice(0, 30).map((day) => `Item ${day}`));
    if (distinct.length > 30) expect(parsed).toMatchObject({ tally: { leftOut: { older: distinct.length - 30 } } });
  }
});
