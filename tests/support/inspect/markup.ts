import type { Page } from "@playwright/test";

export type Thing = { "@type": string; [property: string]: unknown };
export type Document = {
  lang: string;
  dir: string;
  titles: string[];
  headings: string[];
  /** Contents of `meta` elements by name or property; the last one of a name. */
  metadata: Record<string, string>;
  canonical: string[];
  alternates: [language: string, address: string][];
  feeds: string[];
  manifest: string | null;
  things: Thing[];
  times: string[];
  links: string[];
  main: string;
  /** All text that a reader can see or unfold, in one line. */
  text: string;
};

/** The contents and metadata of a page, parsed by the browser without running scripts; without the links that `unseen` selects. */
export const documentOf = (page: Page, html: string, unseen = "nothing"): Promise<Document> =>
  page.evaluate(
    ([html, unseen]) => {
      const read = new DOMParser().parseFromString(html, "text/html");
      const all = (selector: string) => [...read.querySelectorAll(selector)];
      const texts = (selector: string) => all(selector).map((part) => part.textContent?.trim() ?? "");
      const values = (selector: string, name: string) => all(selector).map((part) => part.getAttribute(name) ?? "");
      const content = {
        lang: read.documentElement.lang,
        dir: read.documentElement.dir,
        titles: texts("head > title"),
        headings: texts("h1"),
        metadata: Object.fromEntries(
          all("meta[content]").map((meta) => [
            meta.getAttribute("property") ?? meta.getAttribute("name") ?? "",
            meta.getAttribute("content") ?? "",
          ]),
        ),
        canonical: values("link[rel=canonical]", "href"),
        alternates: all("link[rel=alternate][hreflang]").map((link): [string, string] => [
          link.getAttribute("hreflang") ?? "",
          link.getAttribute("href") ?? "",
        ]),
        feeds: values("link[rel=alternate][type='application/rss+xml']", "href"),
        manifest: values("link[rel=manifest]", "href")[0] ?? null,
        things: texts("script[type='application/ld+json']").map((text) => JSON.parse(text)),
        times: values("time[datetime]", "datetime"),
        links: values(`a[href]:not([hreflang], ${unseen})`, "href"),
        main: texts("main").join(" "),
      };
      for (const hidden of all("script, style, template, title")) hidden.remove();
      return { ...content, text: (read.body.textContent ?? "").replace(/\s+/g, " ") };
    },
    [html, unseen] as const,
  );

export type Element = { name: string; value: string; attributes: Record<string, string>; within: Element[] };

export async function xmlOf(page: Page, xml: string): Promise<Element> {
  const read = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, "application/xml");
    const wrong = parsed.querySelector("parsererror")?.textContent;
    if (wrong) return wrong;
    type Read = { name: string; value: string; attributes: Record<string, string>; within: Read[] };
    const tree = (part: globalThis.Element): Read => ({
      name: part.nodeName,
      value: part.textContent?.trim() ?? "",
      attributes: Object.fromEntries([...part.attributes].map(({ name, value }) => [name, value])),
      within: [...part.children].map(tree),
    });
    return tree(parsed.documentElement);
  }, xml);
  if (typeof read === "string") throw new Error(read);
  return read;
}

export const textIn = (element: Element, name: string) =>
  element.within.find((part) => part.name === name)?.value ?? "";
