import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, NodeResult, Result } from "axe-core";

const near = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const source = readFileSync(near.resolve("axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that depend on the layout; the others give the same results in every look. */
const ofSizes = ["target-size", "scrollable-region-focusable"];
const ofColors = ["color-contrast", "link-in-text-block", ...ofSizes];
const ofNames = ["button-name", "image-alt", "input-button-name", "label", "link-name", "select-name", "summary-name"];
const only = { colors: ofColors, names: ofNames, sizes: ofSizes };

export type Rules = "all" | "all but colors" | keyof typeof only;

/** A result that axe cannot decide: the rule, the element and the reason. */
export type Doubt = { rule: string; target: string; why: string };
export type Findings = { wrong: string[]; doubts: Doubt[] };

const brought = new WeakSet<Page>();

/** Adds axe to every page that this one opens, which is faster than sending it to each. */
export async function bringAxe(page: Page) {
  if (!brought.has(page)) await page.addInitScript({ content: source });
  brought.add(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
}

export async function askAxe(page: Page, axeRules: Rules): Promise<Findings> {
  const runOnly =
    axeRules === "all" || axeRules === "all but colors"
      ? { type: "tag", values: tags }
      : { type: "rule", values: only[axeRules] };
  const rules = axeRules === "all but colors" ? { "color-contrast": { enabled: false } } : {};
  const options = { runOnly, rules, resultTypes: ["violations", "incomplete"], preload: false };
  const { violations, incomplete } = await page.evaluate(async (options) => {
    // Axe takes joined letters, as in Arabic, for icons of a font and skips their contrast: it compares pixels of a text
    // with those of its first letter. Our icons are pictures, so all texts are alike here.
    const { prototype } = CanvasRenderingContext2D;
    const { getImageData } = prototype;
    prototype.getImageData = (_x, _y, width, height) =>
      new ImageData(new Uint8ClampedArray(4 * (width | 0) * (height | 0)).fill(255), width | 0);
    const findings = (window as unknown as { axe: Axe }).axe.run(document, options);
    return findings.finally(() => {
      prototype.getImageData = getImageData;
    });
  }, options);
  return {
    wrong: violations.flatMap((result) => result.nodes.map((node) => `${result.id} ${targetOf(node)}: ${whyOf(node)}`)),
    doubts: incomplete.flatMap((result) => result.nodes.map((node) => doubtOf(result, node))),
  };
}

type Axe = { run: (context: Document, options: unknown) => Promise<AxeResults> };

const doubtOf = ({ id }: Result, node: NodeResult): Doubt => ({
  rule: id,
  target: targetOf(node),
  why: node.any.concat(node.all, node.none)[0]?.data?.messageKey ?? whyOf(node),
});

const targetOf = ({ target }: NodeResult) => target.flat().join(" ");

const whyOf = ({ failureSummary = "" }: NodeResult) =>
  failureSummary
    .split("\n")
    .slice(1)
    .map((line) => line.trim())
    .join("; ")
    .slice(0, 220);
