export type FeedItem = { title: string; link: string; summary: string; author: string | null; sport: string; at: Date };
export type FeedHead = { title: string; about: string; link: string; self: string; language: string };

/** Renders RSS 2.0; every text is escaped. */
export function rss({ title, about: description, link, self, language }: FeedHead, items: FeedItem[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${text(title)}</title>
<link>${text(link)}</link>
<atom:link href="${text(self)}" rel="self" type="application/rss+xml"/>
<description>${text(description)}</description>
<language>${text(language)}</language>
<ttl>60</ttl>
${items[0] ? `<lastBuildDate>${items[0].at.toUTCString()}</lastBuildDate>\n` : ""}${items.map(item).join("\n")}
</channel>
</rss>
`;
}

const item = ({ title, link, summary, author, sport, at: publishedAt }: FeedItem) => `<item>
<title>${text(title)}</title>
<link>${text(link)}</link>
<guid isPermaLink="true">${text(link)}</guid>
<pubDate>${publishedAt.toUTCString()}</pubDate>
<category>${text(sport)}</category>
${author ? `<dc:creator>${text(author)}</dc:creator>\n` : ""}<description>${text(summary)}</description>
</item>`;

const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Removes control characters and lone surrogates, which XML 1.0 cannot contain. */
const text = (value: string) =>
  value
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"']/g, (character) => names[character]!);
