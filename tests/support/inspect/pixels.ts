import type { Page } from "@playwright/test";

type Words = {
  target: string;
  color: string;
  needs: number;
  boxes: { x: number; y: number; width: number; height: number }[];
};

/** Of the words at these places: those that stand out too little from the pixels painted behind them (WCAG 1.4.3). */
export async function faintWords(page: Page, targets: string[]): Promise<string[]> {
  const words = await page.evaluate(hideAndLocate, targets);
  const picture = (await page.screenshot({ fullPage: true, scale: "css" })).toString("base64");
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  const desk = await page.context().newPage();
  const ratios = await desk.evaluate(leastContrasts, { picture, words });
  await desk.close();
  return words.flatMap(({ target, needs }, at) => {
    const ratio = ratios[at] ?? 0;
    return ratio < needs ? [`${target}: ${ratio.toFixed(2)} instead of ${needs} on what is painted`] : [];
  });
}

function hideAndLocate(targets: string[]): Words[] {
  const found = targets.flatMap((target) => {
    const element = document.querySelector<HTMLElement>(target);
    return element ? [locate(target, element)] : [];
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "*, ::before, ::after { -webkit-text-fill-color: transparent !important; text-decoration: none !important }",
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return found;

  function locate(target: string, element: HTMLElement) {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
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
    return { target, color, needs: large ? 3 : 4.5, boxes };
  }
}

/** Of each the contrast that all but one pixel in a hundred behind the words have. */
async function leastContrasts({ picture, words }: { picture: string; words: Words[] }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  if (!brush) throw new Error("no canvas");
  brush.drawImage(image, 0, 0);
  return words.map(({ color, boxes }) => {
    const own = luminance(rgbOf(color));
    const ratios = boxes
      .flatMap((box) => luminances(box))
      .map((behind) => (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05))
      .sort((a, b) => a - b);
    return ratios[Math.floor(ratios.length / 100)] ?? 21;
  });

  function luminances(box: { x: number; y: number; width: number; height: number }) {
    if (!brush || box.width < 1 || box.height < 1) return [];
    const { data } = brush.getImageData(box.x, box.y, Math.ceil(box.width), Math.ceil(box.height));
    return Array.from({ length: data.length / 4 }, (_, at) => luminance([...data.subarray(at * 4, at * 4 + 3)]));
  }

  function rgbOf(css: string) {
    if (!brush) return [];
    brush.fillStyle = css;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
  }

  function luminance(rgb: number[]) {
    const [r = 0, g = 0, b = 0] = rgb.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
}
