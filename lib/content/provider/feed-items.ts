import { parseFeed } from "feedsmith";

export type RawItem = {
  title: string | undefined;
  link: string | undefined;
  text: string | undefined;
  id: string | undefined;
  date: string | undefined;
};

const parse = (text: string) => parseFeed(text);
type AnyFeed = ReturnType<typeof parse>;
type Feed<Format> = Extract<AnyFeed, { format: Format }>["feed"];

/** The items of an RSS, Atom or JSON feed; null for other content. `address` resolves relative links. */
export function feedItems(text: string, address: string): RawItem[] | null {
  try {
    const { format, feed } = parse(text);
    if (format === "rss") return rssItems(feed, address);
    if (format === "atom") return atomItems(feed, address);
    if (format === "rdf") return rdfItems(feed, address);
    return jsonItems(feed, address);
  } catch {
    return null;
  }
}

/** Without a link the guid is used, unless it says that it is not a permalink. */
const rssItems = ({ items = [], xml }: Feed<"rss">, address: string): RawItem[] =>
  items.map(({ title, link, guid, description, content, pubDate, dc, media, atom, xml: itemXml }) => {
    const permalink = guid?.isPermaLink === false || !URL.canParse(guid?.value ?? "") ? undefined : guid?.value;
    return {
      title: title ?? dc?.titles?.[0] ?? media?.title?.value,
      link: resolveLink(link ?? pageLink(atom?.links ?? []) ?? permalink, address, xml?.base, itemXml?.base),
      text: description ?? content?.encoded ?? dc?.descriptions?.[0] ?? media?.description?.value,
      id: guid?.value,
      date: pubDate ?? dc?.dates?.[0],
    };
  });

const atomItems = ({ entries = [], xml }: Feed<"atom">, address: string): RawItem[] =>
  entries.map(({ id, title, links = [], summary, content, published, updated, xml: itemXml }) => ({
    title: title?.value,
    link: resolveLink(pageLink(links), address, xml?.base, itemXml?.base),
    text: summary?.value ?? content?.value,
    id,
    date: published ?? updated,
  }));

const rdfItems = ({ items = [] }: Feed<"rdf">, address: string): RawItem[] =>
  items.map(({ title, link, description, content, dc, rdf }) => ({
    title: title ?? dc?.titles?.[0],
    link: resolveLink(link ?? rdf?.about, address),
    text: description ?? content?.encoded,
    id: rdf?.about,
    date: dc?.dates?.[0],
  }));

const jsonItems = ({ items = [] }: Feed<"json">, address: string): RawItem[] =>
  items.map(({ id, url, external_url, title, summary, content_html, content_text, date_published }) => ({
    title,
    link: resolveLink(url ?? external_url, address),
    text: summary ?? content_text ?? content_html,
    id,
    date: date_published,
  }));

const pageLink = (links: { href?: string; rel?: string }[]) =>
  links.find(({ rel = "alternate" }) => rel === "alternate")?.href;

/** Returns an absolute http or https address, otherwise undefined. */
function resolveLink(link: string | undefined, address: string, ...bases: (string | undefined)[]): string | undefined {
  if (!link) return undefined;
  const base = bases.reduce<string>((from, to) => (to && URL.parse(to, from)?.href) || from, address);
  const url = URL.parse(link.trim(), base);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
