import type { Page } from "@playwright/test";
import sharp from "sharp";

type Box = { x: number; y: number; width: number; height: number };
type Words = { target: string; rgb: number[]; needs: number; boxes: Box[] };
type Picture = { data: Buffer; info: { width: number; height: number; channels: number } };

/** Of the words at these places: those that stand out too little from the pixels painted behind them (WCAG 1.4.3). */
export async function faintWords(page: Page, targets: string[]): Promise<string[]> {
  const words = await page.evaluate(hideAndLocate, targets);
  const clip = around(words.flatMap(({ boxes }) => boxes));
  const shown = clip && (await page.screenshot({ fullPage: true, clip, scale: "css" }));
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  if (!shown) return [];
  const picture = await sharp(shown).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return words.flatMap(({ target, needs, rgb, boxes }) => {
    const placed = boxes.map((box) => ({ ...box, x: box.x - clip.x, y: box.y - clip.y }));
    const ratio = leastContrast(luminance(rgb), placed, picture);
    return ratio < needs ? [`${target}: ${ratio.toFixed(2)} instead of ${needs} on what is painted`] : [];
  });
}

/** The least box of whole pixels that holds all of these; undefined when there is none. */
function around(boxes: Box[]): Box | undefined {
  const shown = boxes.filter(({ width, height }) => width >= 1 && height >= 1);
  if (shown.length === 0) return undefined;
  const x = Math.max(0, Math.floor(Math.min(...shown.map((box) => box.x))));
  const y = Math.max(0, Math.floor(Math.min(...shown.map((box) => box.y))));
  const right = Math.ceil(Math.max(...shown.map((box) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...shown.map((box) => box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}

function hideAndLocate(targets: string[]): Words[] {
  const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const found = targets.flatMap((target) => {
    const element = document.querySelector<HTMLElement>(target);
    return element ? [locate(target, element)] : [];
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "*, ::before, ::after { -webkit-text-fill-color: transparent !important; text-decoration: none !important }\n" +
      "svg text, svg tspan { fill: transparent !important; stroke: none !important }",
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return found;

  function locate(target: string, element: HTMLElement) {
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const boxes = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      })
      .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height }));
    return { target, rgb: rgbOf(element.closest("svg") ? fill : color), needs: large ? 3 : 4.5, boxes };
  }

  function rgbOf(css: string) {
    if (!brush) throw new Error("no canvas");
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = css;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
  }
}

/** The contrast that all but one pixel in a hundred behind the words have. */
function leastContrast(own: number, boxes: Box[], picture: Picture): number {
  const ratios = boxes
    .flatMap((box) => luminancesIn(box, picture))
    .map((behind) => (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05))
    .sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 100)] ?? 21;
}

function luminancesIn({ x, y, width, height }: Box, { data, info }: Picture): number[] {
  const found: number[] = [];
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(info.height, Math.ceil(y + height)); row += 1)
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(info.width, Math.ceil(x + width)); column += 1) {
      const at = (row * info.width + column) * info.channels;
      found.push(luminance(data.subarray(at, at + 3)));
    }
  return found;
}

const linear = Float64Array.from({ length: 256 }, (_, part) =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
);

const luminance = ([r = 0, g = 0, b = 0]: ArrayLike<number> & Iterable<number>) =>
  0.2126 * (linear[r] ?? 0) + 0.7152 * (linear[g] ?? 0) + 0.0722 * (linear[b] ?? 0);
