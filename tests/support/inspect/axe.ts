import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, NodeResult, Result } from "axe-core";

const near = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const source = readFileSync(near.resolve("axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules whose answer depends on how the page looks; the others say the same in every look. */
const ofSizes = ["target-size", "scrollable-region-focusable"];
const ofColors = ["color-contrast", "link-in-text-block", ...ofSizes];
const only = { colors: ofColors, sizes: ofSizes };

export type Rules = "all" | "all but colors" | keyof typeof only;

/** What axe leaves to a person: the rule, the element and why it could not tell. */
export type Doubt = { rule: string; target: string; why: string };
export type Findings = { wrong: string[]; doubts: Doubt[] };

const brought = new WeakSet<Page>();

/** From now on it is on every page that this one shows: to send it over for each anew takes longer. */
export async function bringAxe(page: Page) {
  if (!brought.has(page)) await page.addInitScript({ content: source });
  brought.add(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
}

export async function askAxe(page: Page, asked: Rules): Promise<Findings> {
  const runOnly =
    asked === "all" || asked === "all but colors"
      ? { type: "tag", values: tags }
      : { type: "rule", values: only[asked] };
  const rules = asked === "all but colors" ? { "color-contrast": { enabled: false } } : {};
  const options = { runOnly, rules, resultTypes: ["violations", "incomplete"], preload: false };
  const { violations, incomplete } = await page.evaluate(
    (asked) => (window as unknown as { axe: Axe }).axe.run(document, asked),
    options,
  );
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
