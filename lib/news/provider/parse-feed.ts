import { shortened } from "../schema/feed";

export type FeedItem = { title: string; link: string; excerpt: string | null };

const MOST_ITEMS = 30;
const longestTitle = 160;

/** Title, link and the first words of each item of an RSS or Atom text, as plain text; null when it is neither. Entities that a document defines itself are never expanded. */
export function parseFeed(xml: string): FeedItem[] | null {
  if (!/<(?:rss|feed|rdf:RDF)[\s>]/i.test(xml)) return null;
  const items = xml.match(/<(item|entry)(?=[\s>])[\s\S]*?<\/\1>/gi) ?? [];
  return items.slice(0, MOST_ITEMS).flatMap((item) => {
    const [title, link] = [textOf(item, "title").slice(0, longestTitle), linkOf(item)];
    const excerpt = shortened(textOf(item, "description") || textOf(item, "summary") || textOf(item, "content"));
    return title && link ? [{ title, link, excerpt: excerpt || null }] : [];
  });
}

/** RSS has it between tags, Atom in an attribute. Nothing but http and https is a link. */
function linkOf(item: string): string | null {
  const atom = (item.match(/<link\s[^>]*>/gi) ?? []).filter(
    (tag) => !/\srel=/.test(tag) || /\srel=["']alternate["']/.test(tag),
  );
  const href = /\shref=["']([^"']+)["']/i.exec(atom[0] ?? "")?.[1];
  const url = URL.parse(decoded(href ?? textOf(item, "link")).trim());
  return url && /^https?:$/.test(url.protocol) && url.href.length <= 500 ? url.href : null;
}

function textOf(item: string, tag: string): string {
  const [, inner = ""] = new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, "i").exec(item) ?? [];
  const said = inner.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) =>
    text.replace(/&/g, "&amp;").replace(/</g, "&lt;"),
  );
  return plain(plain(said));
}

/** Markup may be written as such or escaped: it goes in both. */
const plain = (text: string) =>
  decoded(text.replace(/<[^>]*>/g, " "))
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return names[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : " ";
  });
