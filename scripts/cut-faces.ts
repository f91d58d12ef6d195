import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./run.ts";
import { throwAwayFolder } from "./throw-away.ts";

/**
 * Cuts the display font to the widths and weights that the design tokens use: a page loads 12 KB of it instead of 90. Run
 * by hand after a change of either; downloads the font from the registry. `node scripts/boot.mjs scripts/cut-faces.ts`
 */
type Cut = { name: string; of: "latin" | "latin-ext"; axes: { wdth: number; wght: number } };
type Subset = (
  font: Buffer,
  text: string,
  options: { targetFormat: "woff2"; variationAxes: Cut["axes"] },
) => Promise<Buffer>;

const cuts: Cut[] = [
  { name: "display", of: "latin", axes: { wdth: 78, wght: 640 } },
  { name: "display-ext", of: "latin-ext", axes: { wdth: 78, wght: 640 } },
  { name: "number", of: "latin", axes: { wdth: 62, wght: 560 } },
  { name: "caption", of: "latin", axes: { wdth: 80, wght: 500 } },
];
/** Code point ranges, as in `app/fonts.css`. */
const parts = {
  latin: [
    [0x20, 0xff],
    [0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6],
    [0x2da],
    [0x2dc],
    [0x2000, 0x206f],
    [0x20ac],
    [0x2122],
    [0x2212],
    [0x2215],
  ],
  "latin-ext": [
    [0x100, 0x2ba],
    [0x1e00, 0x1e9f],
    [0x1ef2, 0x1eff],
    [0x20a0, 0x20ab],
    [0x20ad, 0x20c0],
  ],
};

const tools = ["subset-font@2.9.0", "@fontsource-variable/archivo@5.3.0"];
const folder = throwAwayFolder();
execFileSync("npm", ["install", "--no-save", "--ignore-scripts", "--prefix", folder.path, ...tools]);
const tool = createRequire(join(folder.path, "package.json")).resolve("subset-font");
const { default: subset } = (await import(pathToFileURL(tool).href)) as { default: Subset };
for (const { name, of, axes } of cuts) {
  const source = join(
    folder.path,
    `node_modules/@fontsource-variable/archivo/files/archivo-${of}-standard-normal.woff2`,
  );
  const text = parts[of].map(([first = 0, last = first]) => charactersBetween(first, last)).join("");
  const cut = await subset(readFileSync(source), text, { targetFormat: "woff2", variationAxes: axes });
  writeFileSync(join(root, `components/layout/faces/archivo-${name}.woff2`), cut);
  console.log(`archivo-${name}.woff2 ${cut.length} bytes`);
}
folder.remove();

function charactersBetween(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
