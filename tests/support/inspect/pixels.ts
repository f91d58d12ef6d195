import type { Page } from "@playwright/test";
import sharp from "sharp";

type Box = { x: number; y: number; width: number; height: number };
type TextOnPicture = { target: string; rgb: number[]; needs: number; boxes: Box[] };
type Picture = { data: Buffer; info: { width: number; height: number; channels: number } };

/** The targets whose text has too little contrast with the pixels behind it (WCAG 1.4.3). */
export async function faintWords(page: Page, targets: string[]): Promise<string[]> {
  const textBoxes = await page.evaluate(hideAndLocate, targets);
  const clip = around(textBoxes.flatMap(({ boxes }) => boxes));
  const screenshot = clip && (await page.screenshot({ fullPage: true, clip, scale: "css" }));
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  if (!screenshot) return [];
  const picture = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return textBoxes.flatMap(({ target, needs, rgb, boxes }) => {
    const placed = boxes.map((box) => ({ ...box, x: box.x - clip.x, y: box.y - clip.y }));
    const ratio = leastContrast(luminance(rgb), placed, picture);
    return ratio < needs ? [`${target}: ${ratio.toFixed(2)} instead of ${needs} on what is painted`] : [];
  });
}

/** The smallest box of whole pixels around these; undefined without boxes. */
function around(boxes: Box[]): Box | undefined {
  const visibleBoxes = boxes.filter(({ width, height }) => width >= 1 && height >= 1);
  if (visibleBoxes.length === 0) return undefined;
  const x = Math.max(0, Math.floor(Math.min(...visibleBoxes.map((box) => box.x))));
  const y = Math.max(0, Math.floor(Math.min(...visibleBoxes.map((box) => box.y))));
  const right = Math.ceil(Math.max(...visibleBoxes.map((box) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...visibleBoxes.map((box) => box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}

function hideAndLocate(targets: string[]): TextOnPicture[] {
  const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const faint = targets.flatMap((target) => {
    const element = document.querySelector<HTMLElement>(target);
    return element ? [locate(target, element)] : [];
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "*, ::before, ::after { -webkit-text-fill-color: transparent !important; text-decoration: none !important }\n" +
      "svg text, svg tspan { fill: transparent !important; stroke: none !important }",
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return faint;

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

/** The contrast that 99 % of the pixels behind the text have at least. */
function leastContrast(textColor: number, boxes: Box[], picture: Picture): number {
  const ratios = boxes
    .flatMap((box) => luminancesIn(box, picture))
    .map((behind) => (Math.max(textColor, behind) + 0.05) / (Math.min(textColor, behind) + 0.05))
    .sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 100)] ?? 21;
}

function luminancesIn({ x, y, width, height }: Box, { data, info }: Picture): number[] {
  const contrasts: number[] = [];
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(info.height, Math.ceil(y + height)); row += 1)
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(info.width, Math.ceil(x + width)); column += 1) {
      const offset = (row * info.width + column) * info.channels;
      contrasts.push(luminance(data.subarray(offset, offset + 3)));
    }
  return contrasts;
}

const linear = Float64Array.from({ length: 256 }, (_, part) =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
);

const luminance = ([r = 0, g = 0, b = 0]: ArrayLike<number> & Iterable<number>) =>
  0.2126 * (linear[r] ?? 0) + 0.7152 * (linear[g] ?? 0) + 0.0722 * (linear[b] ?? 0);
