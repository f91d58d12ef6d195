import type { Page } from "@playwright/test";

/**
 * Texts and controls that do not fit the width of the page: it scrolls sideways, or they are cut off. Tables and charts may
 * scroll in a box of their own.
 */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const wrong = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth}`] : [];
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      const boxes = [...textBoxes(element), ...(element.matches("button, input, select, textarea") ? [element] : [])];
      const out = boxes
        .map((part) => part.getBoundingClientRect())
        .find((box) => box.width > 0 && (box.right > clientWidth + 1 || box.left < -1));
      if (out && isShown(element)) wrong.push(`${nameOf(element)} from ${out.left | 0} to ${out.right | 0} px`);
    }
    return wrong;

    function textBoxes(element: Element) {
      return [...element.childNodes].filter(isText).map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range;
      });
    }

    function isText(node: Node) {
      return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "";
    }

    function isShown(element: HTMLElement) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
        const { clipPath, overflowX, textOverflow } = getComputedStyle(part);
        if (clipPath !== "none" || overflowX === "auto" || overflowX === "scroll") return false;
        if (textOverflow === "ellipsis" && overflowX !== "visible") return false;
      }
      return true;
    }

    function nameOf(element: Element) {
      return `<${element.localName} class="${element.getAttribute("class") ?? ""}"> "${element.textContent?.trim().slice(0, 30)}"`;
    }
  });

/** WCAG 1.4.12 text spacing; joined scripts get no letter spacing. */
export const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; word-spacing: 0.16em !important }
      :not(:lang(ar)) { letter-spacing: 0.12em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

export const spaceBack = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });

/**
 * Text that overflows a clipping element or its control. Excerpts that end in "…" are exempt: the whole text is behind
 * their link.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slack = 3;
    const wrong: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const textBox = range.getBoundingClientRect();
      const holder = textBox.width > 0 && holderThatCuts(element, textBox);
      if (holder)
        wrong.push(`"${node.textContent.trim().slice(0, 30)}" in <${holder.localName} class="${holder.className}">`);
    }
    return wrong;

    function holderThatCuts(element: Element, textBox: DOMRect) {
      for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
        const { clipPath, overflowX, overflowY, display, webkitLineClamp, textOverflow } = getComputedStyle(part);
        if (clipPath !== "none" || webkitLineClamp !== "none" || textOverflow === "ellipsis") return null;
        if (display === "inline") continue;
        const box = part.getBoundingClientRect();
        const control = part.matches("button, a.btn, .chip");
        const x = overflowX === "hidden" || overflowX === "clip" || control;
        const y = overflowY === "hidden" || overflowY === "clip" || control;
        if (overflowX === "auto" || overflowX === "scroll" || overflowY === "auto" || overflowY === "scroll")
          return null;
        if (x && (textBox.left < box.left - slack || textBox.right > box.right + slack)) return part;
        if (y && (textBox.top < box.top - slack || textBox.bottom > box.bottom + slack)) return part;
      }
      return null;
    }
  });
