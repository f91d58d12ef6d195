import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseFeed } from "@/lib/content/provider/parse-feed";

const runs = { numRuns: 600, seed: 20_261_130 };
const address = "https://notes.example/feed.xml";
const read = (bytes: Uint8Array, type = "") => parseFeed(bytes, { type, address });

const titleSigns = [..."abcéñŁжαم王🏆 19-:–’&<>'\"", "&amp;", "e\u0301"];
const title = fc
  .string({ unit: fc.constantFrom(...titleSigns), minLength: 1, maxLength: 40 })
  .map((text) => text.normalize("NFC").replace(/\s+/g, " ").trim())
  .filter((text) => text !== "" && !/[<&][!/?a-z#]/i.test(text));

const asText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const writings: Record<string, (text: string) => string> = {
  "escaped twice": (text) => asText(asText(text)),
  "CDATA of HTML": (text) => `<![CDATA[${asText(text)}]]>`,
  "decimal references": (text) => asText([...text].map((sign) => `&#${sign.codePointAt(0)};`).join("")),
};
const formats: Record<string, (title: string, link: string) => string> = {
  rss: (words, link) =>
    `<rss version="2.0"><channel><item><title>${words}</title><link>${link}</link></item></channel></rss>`,
  atom: (words, link) =>
    `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="html">${words}</title><link href="${link}"/></entry></feed>`,
  rdf: (words, link) =>
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><item><title>${words}</title><link>${link}</link></item></rdf:RDF>`,
};
const path = fc.stringMatching(/^[a-z0-9_.~-]{1,30}(?:\/[a-z0-9'()!-]{1,20}){0,3}$/);
const before = fc.constantFrom("", '<?xml version="1.0"?>', '<?xml version="1.0" encoding="UTF-8"?>\n', "\n  ");

test("a title in any script and format is read correctly", () => {
  fc.assert(
    fc.property(
      title,
      path,
      before,
      fc.constantFrom(...Object.values(formats)),
      fc.constantFrom(...Object.values(writings)),
      fc.boolean(),
      (meant, end, head, format, writing, wide) => {
        const link = `https://notes.example/${end}`;
        const text = head + format(writing(meant), link);
        const feed = read(wide ? Buffer.from(`\ufeff${text}`, "utf16le") : Buffer.from(text));
        expect([text, feed]).toMatchObject([text, { items: [{ title: meant, link: new URL(link).href }] }]);
      },
    ),
    runs,
  );
});

const folder = "tests/support/feeds";
const samples = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`));
const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 4 }),
    fc
      .constantFrom("<", ">", "&", "]]>", "<![CDATA[", "<item>", "</item>", '"', "<!--", "&#0;", "&#x110000;", "<?x")
      .map((text) => Buffer.from(text)),
  ),
});
const types = [
  "",
  "text/xml; charset=utf-16",
  "text/html; charset=windows-1252",
  "application/json",
  "text/xml; charset=x",
];

test("a damaged feed is read or reported as unreadable, at once", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.array(damage, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(...types),
      (sample, damages, type) => {
        let bytes = sample;
        for (const { at, put } of damages) {
          const index = Math.floor(at * bytes.length);
          bytes = Buffer.concat([bytes.subarray(0, index), put, bytes.subarray(index + (put.length % 3))]);
        }
        const started = performance.now();
        const feed = read(bytes, type);
        expect(performance.now() - started).toBeLessThan(1000);
        if ("items" in feed)
          for (const item of feed.items) {
            expect(item.title).toMatch(/^\P{Cc}{1,170}$/u);
            expect(item.title.isWellFormed()).toBe(true);
            expect(item.link).toMatch(/^https?:\/\/\S{1,490}$/);
          }
        else if ("elsewhere" in feed) expect(URL.canParse(feed.elsewhere)).toBe(true);
        else expect(["feed_unusable", "feed_unreadable", "feed_too_large"]).toContain(feed.failed);
      },
    ),
    runs,
  );
});
