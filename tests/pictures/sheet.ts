import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@/scripts/run.ts";
import type { Difference } from "./difference.ts";

export type Change = { name: string; before: Buffer; after: Buffer; difference: Difference };

const folder = join(root, "test-results", "pictures");
const margin = 24;

/** Lies empty until something is kept in it. */
export function emptySheet() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Writes before, after and difference, and gives the row of the sheet. */
export function keepChange({ name, before, after, difference }: Change): string {
  const file = name.replace(/[^a-z0-9]+/gi, "-");
  const pictures = { before, after, difference: difference.picture };
  for (const [which, picture] of Object.entries(pictures)) writeFileSync(join(folder, `${file}.${which}.png`), picture);
  const { pixels, top, bottom } = difference;
  const box = `xywh(0 ${Math.max(0, top - margin)}px 100% ${bottom - top + 2 * margin}px)`;
  const cells = Object.keys(pictures).map(
    (which) => `<td><a href="${file}.${which}.png"><img src="${file}.${which}.png" style="object-view-box:${box}"></a>`,
  );
  return `<tr><th colspan="3">${name}: ${pixels} pixels, rows ${top} to ${bottom}<tr>${cells.join("")}`;
}

/** The address of a page that lists what changed, each cut down to the rows that did. */
export function writeSheet(title: string, rows: string[], failures: string[]): string {
  const style =
    "table{width:100%;table-layout:fixed}th{text-align:start;font:1rem system-ui;padding:1rem 0}img{max-width:100%}td{vertical-align:top}";
  const broken = failures.map((failure) => `<p>${failure.replaceAll("<", "&lt;")}</p>`);
  const html = `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${broken.join("")}<table>${rows.join("\n")}</table>`;
  const file = join(folder, "index.html");
  writeFileSync(file, html);
  return file;
}
