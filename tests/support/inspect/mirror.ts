import type { Page } from "@playwright/test";

export type Box = { path: string; name: string; x: number; width: number };

/** Replaces every line of text with the same row of glyphs in the page's direction, so that only the layout remains. */
export const levelWords = (page: Page) =>
  page.evaluate(() => {
    const row = "____ ____ ____";
    const inlineTags = "em, strong, b, i, a, span, bdi, time, abbr, small, mark, code, q, cite, br";
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :root, :lang(ar) {
        --font-display: monospace !important; --font-text: monospace !important; --font-number: monospace !important;
        --weight-display: 600 !important; --track-display: 0 !important; --lead-display: 1.2 !important;
        --display-s: 2rem !important; --display-m: 2.5rem !important; --display-l: 3rem !important;
      }
      h1, h2, h3 { font-size: 2rem !important }
      * { line-height: 1.3 !important; letter-spacing: 0 !important; font-family: monospace !important; quotes: none !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const holders = [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) => {
      if (element.closest("svg, script, style, noscript, template")) return false;
      return [...element.childNodes].some(isWords);
    });
    for (const holder of holders) if (holder.isConnected) level(holder);
    for (const field of document.querySelectorAll<HTMLInputElement>("input, textarea")) {
      field.placeholder = "";
      if (!/checkbox|radio|file|hidden/.test(field.type)) field.value = "";
    }

    function isWords(node: Node) {
      return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "";
    }

    function level(holder: HTMLElement) {
      const inline = [...holder.children].filter((child) => child.matches(inlineTags) && isInline(child));
      for (const child of inline) if (!child.querySelector("svg, img, input, button")) child.remove();
      const [first, ...others] = [...holder.childNodes].filter(isWords);
      for (const node of [
        ...others,
        ...[...holder.childNodes].filter(({ nodeType }) => nodeType === Node.COMMENT_NODE),
      ])
        node.parentNode?.removeChild(node);
      if (first) first.textContent = row;
    }

    function isInline(element: Element) {
      return getComputedStyle(element).display === "inline";
    }
  });

/** The boxes of all visible elements with a unique place in the tree, without those for screen readers only. */
export const boxesOf = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const boxes: Box[] = [];
    visit(document.body, "body");
    return boxes;

    function visit(element: Element, path: string) {
      const box = element.getBoundingClientRect();
      const name = `<${element.localName} class="${element.getAttribute("class") ?? ""}">`;
      if (box.width > 0 && element.checkVisibility()) boxes.push({ path, name, x: box.x, width: box.width });
      const counts = new Map<string, number>();
      for (const child of element.children) {
        if (child.matches("script, style, noscript, template, .vh")) continue;
        const kind = `${child.localName}.${child.getAttribute("class") ?? ""}`;
        const nth = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, nth);
        // Left-to-right content in every language counts as one box: drawings, charts, measures.
        if (child.matches("svg, [dir=ltr], .dim")) standAt(child, `${path}>${kind}:${nth}`);
        else visit(child, `${path}>${kind}:${nth}`);
      }
    }

    function standAt(drawing: Element, path: string) {
      const box = drawing.getBoundingClientRect();
      if (box.width > 0 && drawing.checkVisibility())
        boxes.push({
          path,
          name: `<${drawing.localName} class="${drawing.getAttribute("class") ?? ""}">`,
          x: box.x,
          width: box.width,
        });
    }

    type Box = { path: string; name: string; x: number; width: number };
  });

export type Compared = { count: number; wrong: string[] };

/** Each box must be as far from one edge as its counterpart from the other. `lonely`: boxes that only one page has. */
export function compareMirrored(here: Box[], otherBoxes: Box[], width: number): Compared & { lonely: string[] } {
  const slack = 2;
  const others = new Map(otherBoxes.map((box) => [box.path, box]));
  const wrong: string[] = [];
  const lonely: string[] = [];
  let count = 0;
  for (const box of here) {
    const other = others.get(box.path);
    if (!other) {
      lonely.push(`${box.name} ${box.path.slice(-120)}`);
      continue;
    }
    count += 1;
    const mirrored = width - box.x - box.width;
    const off = Math.abs(mirrored - other.x);
    const wider = Math.abs(box.width - other.width);
    if (off > slack || wider > slack)
      wrong.push(
        `${box.name} stands at ${other.x | 0}+${other.width | 0}, not ${mirrored | 0}+${box.width | 0} (${box.path.slice(-140)})`,
      );
  }
  return { count, wrong, lonely };
}
