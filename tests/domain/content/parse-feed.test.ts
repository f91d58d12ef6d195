import { expect, test } from "vitest";
import { isOutside } from "@/lib/content/provider/outside";
import { parseFeed } from "@/lib/content/provider/parse-feed";

const parsed = (xml: string) => parseFeed(Buffer.from(xml), { type: "", address: "https://paper.example/feed" });

test("RSS with every form of markup", () => {
  const xml = `<rss><channel><title>Paper</title><item><title><![CDATA[Tom & <b>Jerry</b>]]></title>
    <link> https://paper.example/1?a=1&amp;b=2 </link><description>&lt;p&gt;One &amp;amp; two&lt;/p&gt;</description></item></channel></rss>`;
  expect(parsed(xml)).toMatchObject({
    items: [{ title: "Tom & Jerry", link: "https://paper.example/1?a=1&b=2", excerpt: "One & two", id: null }],
  });
});

test("Atom with the link to the page", () => {
  const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="html">&#201;lan</title>
    <link rel="self" href="https://paper.example/self"/><link rel="alternate" href="https://paper.example/2"/></entry></feed>`;
  expect(parsed(xml)).toMatchObject({
    items: [{ title: "Élan", link: "https://paper.example/2", excerpt: null, id: null }],
  });
});

test("items without text or link are skipped, and custom entities are not expanded", () => {
  const xml = `<!DOCTYPE rss [<!ENTITY boom "boom boom">]><rss><channel>
    <item><title>&boom;</title><link>https://paper.example/3</link></item>
    <item><title>Script</title><link>javascript:alert(1)</link></item><item><link>https://paper.example/4</link></item></channel></rss>`;
  expect(parsed(xml)).toMatchObject({
    items: [{ title: "&boom;", link: "https://paper.example/3", excerpt: null, id: null }],
  });
  const outside = xml.replace('"boom boom"', 'SYSTEM "file:///etc/passwd"');
  expect(parsed(outside)).toEqual({ failed: "feed_unreadable" });
  expect(parsed("<html></html>")).toEqual({ failed: "feed_unreadable" });
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fc00::1",
  "fd12::1",
  "ff02::1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:db8::1",
  "localhost",
])("%s is inside", (address) => {
  expect(isOutside(address)).toBe(false);
});

test.each(["8.8.8.8", "172.15.0.1", "172.32.0.1", "2606:4700:4700::1111", "2a00:1450::1"])(
  "%s is outside",
  (address) => {
    expect(isOutside(address)).toBe(true);
  },
);
