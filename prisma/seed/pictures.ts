import sharp from "sharp";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { idFor } from "./random.ts";

type News = { id: string; sportSlug: string; publishedAt: Date };

const texts = {
  credit: "Recruit, drawn for the demo",
  altEn: "A grass pitch at dusk under four floodlights, nobody on it yet.",
  altFr: "Un terrain d’herbe au crépuscule sous quatre projecteurs, encore désert.",
  altEs: "Un campo de hierba al anochecer bajo cuatro focos, todavía vacío.",
  altAr: "ملعب عشبي عند الغسق تحت أربعة أضواء كاشفة، ولا أحد عليه بعد.",
};

/** The newest articles about football and rugby have a picture. */
export async function makePictures(news: readonly News[]): Promise<Prisma.NewsPictureCreateManyInput[]> {
  const newest = news.toSorted((first, other) => other.publishedAt.getTime() - first.publishedAt.getTime());
  const chosen = ["football", "rugby"].flatMap((sport) => newest.find(({ sportSlug }) => sportSlug === sport) ?? []);
  return Promise.all(
    chosen.map(async ({ id: newsId }, n) => {
      const image = sharp(Buffer.from(evening(n)));
      const sized = (width: number, height: number) => image.clone().resize({ width, height, fit: "cover" });
      return {
        newsId,
        id: idFor(`picture ${newsId}`),
        ...texts,
        wide: new Uint8Array(await sized(1280, 720).webp({ quality: 72 }).toBuffer()),
        small: new Uint8Array(await sized(640, 360).webp({ quality: 72 }).toBuffer()),
        preview: new Uint8Array(await sized(1200, 630).jpeg({ quality: 80 }).toBuffer()),
      };
    }),
  );
}

const skies = [
  ["#14233a", "#e0875a"],
  ["#1d1b33", "#c9788a"],
] as const;

/** A stadium in perspective, with its stand and floodlights. */
function evening(n: number): string {
  const [above, below] = skies[n % skies.length]!;
  const lights = [140, 430, 850, 1140]
    .map(
      (x) =>
        `<path d="M${x} 400V120" stroke="#0b1012" stroke-width="8"/><rect x="${x - 34}" y="84" width="68" height="36" fill="#fff6d8"/><circle cx="${x}" cy="102" r="130" fill="url(#glow)"/>`,
    )
    .join("");
  const bands = Array.from({ length: 8 }, (_, band) => {
    const [from, to] = [band / 8, (band + 1) / 8].map((part) => part * 1280);
    return `<path d="M${320 + from! / 2} 420L${320 + to! / 2} 420L${to! * 1.4 - 256} 720L${from! * 1.4 - 256} 720Z" fill="${band % 2 ? "#2f7a4a" : "#2a6f43"}"/>`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720">
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>
      <radialGradient id="glow"><stop stop-color="#fff6d8" stop-opacity=".55"/><stop offset="1" stop-color="#fff6d8" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="1280" height="420" fill="url(#sky)"/>
    <path d="M0 420V330L180 300H1100L1280 330V420Z" fill="#12181b"/>
    <rect y="420" width="1280" height="300" fill="#2a6f43"/>${bands}
    <g fill="none" stroke="#f8f5ec" stroke-width="4"><path d="M340 436H940L1260 720M340 436L20 720M640 436V720"/><ellipse cx="640" cy="560" rx="170" ry="52"/></g>
    ${lights}</svg>`;
}
