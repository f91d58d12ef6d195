import { parseFeed } from "feedsmith";

/** An item of a feed as it stands there, its link resolved. */
export type RawItem = {
  title: string | undefined;
  link: string | undefined;
  text: string | undefined;
  /** By which its feed tells it from all others. */
  id: string | undefined;
  date: string | undefined;
};

const parsed = (text: string) => parseFeed(text);
type Parsed = ReturnType<typeof parsed>;
type Feed<Format> = Extract<Parsed, { format: Format }>["feed"];

/** The items of RSS, Atom or JSON Feed, as they stand in it; null for what is none of them. `address` is where it was read. */
export function feedItems(text: string, address: string): RawItem[] | null {
  try {
    const { format, feed } = parsed(text);
    if (format === "rss") return rssItems(feed, address);
    if (format === "atom") return atomItems(feed, address);
    if (format === "rdf") return rdfItems(feed, address);
    return jsonItems(feed, address);
  } catch {
    return null;
  }
}

/** Where an item has no link, its guid is one unless it says that it is not. */
const rssItems = ({ items = [], xml }: Feed<"rss">, address: string): RawItem[] =>
  items.map(({ title, link, guid, description, content, pubDate, dc, xml: own }) => {
    const permalink = guid?.isPermaLink === false || !URL.canParse(guid?.value ?? "") ? undefined : guid?.value;
    return {
      title: title ?? dc?.titles?.[0],
      link: resolved(link ?? permalink, address, xml?.base, own?.base),
      text: description ?? content?.encoded,
      id: guid?.value,
      date: pubDate ?? dc?.dates?.[0],
    };
  });

const atomItems = ({ entries = [], xml }: Feed<"atom">, address: string): RawItem[] =>
  entries.map(({ id, title, links = [], summary, content, published, updated, xml: own }) => ({
    title: title?.value,
    link: resolved(pageOf(links), address, xml?.base, own?.base),
    text: summary?.value ?? content?.value,
    id,
    date: published ?? updated,
  }));

const rdfItems = ({ items = [] }: Feed<"rdf">, address: string): RawItem[] =>
  items.map(({ title, link, description, content, dc, rdf }) => ({
    title: title ?? dc?.titles?.[0],
    link: resolved(link ?? rdf?.about, address),
    text: description ?? content?.encoded,
    id: rdf?.about,
    date: dc?.dates?.[0],
  }));

const jsonItems = ({ items = [] }: Feed<"json">, address: string): RawItem[] =>
  items.map(({ id, url, external_url, title, summary, content_html, content_text, date_published }) => ({
    title,
    link: resolved(url ?? external_url, address),
    text: summary ?? content_text ?? content_html,
    id,
    date: date_published,
  }));

/** Of several links the one that leads to the page. */
const pageOf = (links: { href?: string; rel?: string }[]) =>
  links.find(({ rel = "alternate" }) => rel === "alternate")?.href;

/** A link seen from where it stands; nothing but http and https is one. */
function resolved(link: string | undefined, address: string, ...bases: (string | undefined)[]): string | undefined {
  if (!link) return undefined;
  const base = bases.reduce<string>((from, to) => (to && URL.parse(to, from)?.href) || from, address);
  const url = URL.parse(link.trim(), base);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
