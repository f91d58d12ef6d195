import type { Page } from "@playwright/test";
import type { Locale } from "@/lib/platform/i18n/routing";
import { type Line, mergeAlike } from "./merged";
import { hideWritten, lasting, showWritten } from "./stable-text";

type Node = {
  role: string;
  name?: string;
  text?: string;
  level?: number;
  children?: (Node | string)[];
} & Partial<Record<(typeof states)[number], boolean | string>>;

const states = ["checked", "disabled", "expanded", "pressed", "selected"] as const;

/** Of a long list of options only so many are kept. */
const options = 3;
const many = 30;

/** Roles whose number depends on a language's grammar or script. */
const ofLanguage = /^(text|paragraph|strong|emphasis|time|option|generic)$/;

/**
 * The accessibility tree of this page in reading order, without elements that match `passing`; user texts and dates are
 * replaced by a placeholder.
 */
export async function readAloud(page: Page, locale: Locale, passing?: string): Promise<Line[]> {
  return mergeAlike(partsOf({ role: "document", children: await treeOf(page, passing) }, locale));
}

async function treeOf(page: Page, passing = "template"): Promise<Node[]> {
  const show = (display: string) =>
    page.locator(passing).evaluateAll((parts, display) => {
      for (const part of parts) (part as HTMLElement).style.display = display;
    }, display);
  await show("none");
  await hideWritten(page);
  const children: Node[] = await page.locator("body").ariaSnapshotJSON();
  await showWritten(page);
  await show("");
  return children;
}

/** Compares the number of each role and level on a page with the first language in which it was opened. */
export function compareShapes(passing?: string) {
  const first = new Map<string, { locale: Locale; counts: Map<string, number> }>();
  return async (page: Page, path: string, locale: Locale): Promise<string[]> => {
    const counts = countRoles({ role: "document", children: await treeOf(page, passing) });
    const before = first.get(path);
    if (!before) first.set(path, { locale, counts });
    const roles = before ? [...new Set([...before.counts.keys(), ...counts.keys()])] : [];
    return roles
      .map((role) => [role, before?.counts.get(role) ?? 0, counts.get(role) ?? 0] as const)
      .filter(([, earlierCount, here]) => earlierCount !== here)
      .map(([role, earlierCount, here]) => `${here} times ${role}, ${earlierCount} in ${before?.locale}`);
  };
}

function countRoles(node: Node, counts = new Map<string, number>()): Map<string, number> {
  const role = `${node.role}${node.level ? ` ${node.level}` : ""}`;
  if (!ofLanguage.test(node.role)) counts.set(role, (counts.get(role) ?? 0) + 1);
  for (const child of node.children ?? []) if (typeof child !== "string") countRoles(child, counts);
  return counts;
}

/** Collects the trees of one person's pages in one language as text; the common frame is written once. */
export function gatherTrees() {
  const frames = new Set<string>();
  let text = "";
  const add = (name: string, tree: Line[]) => {
    text += `${name}\n`;
    for (const part of tree) {
      const whole = textOfLines([part]);
      const isKnown = frames.has(whole);
      if (/^(banner|contentinfo)/.test(part.line)) frames.add(whole);
      text += isKnown ? ` ${part.line} as before\n` : whole;
    }
  };
  return { add, text: () => text };
}

const textOfLines = (tree: Line[], depth = 1): string =>
  tree.map(({ line, within }) => `${" ".repeat(depth)}${line}\n${textOfLines(within, depth + 1)}`).join("");

function partsOf({ children = [] }: Node, locale: Locale): Line[] {
  const names = new Set(children.map((child) => (typeof child === "string" ? "" : child.name)));
  const ownChildren = children.filter((child) => typeof child !== "string" || !names.has(child));
  const answers = ownChildren.filter((child) => typeof child !== "string" && /^(option|checkbox)$/.test(child.role));
  const others =
    answers.length > many || answers.some((child) => typeof child !== "string" && child.role === "option")
      ? answers.slice(options)
      : [];
  return ownChildren.filter((child) => !others.includes(child)).map((child) => saidOf(child, locale));
}

function saidOf(node: Node | string, locale: Locale): Line {
  if (typeof node === "string") return { line: `text: ${lasting(node, locale)}`, within: [] };
  const { role, name, text, level } = node;
  const named = name !== undefined && !/^(row|cell)$/.test(role) ? ` "${lasting(name, locale)}"` : "";
  const is = states.filter((state) => node[state]).map((state) => ` [${state}]`);
  const says = text === undefined ? "" : `: ${lasting(text, locale)}`;
  const within = partsOf(node, locale);
  const only = within.length === 1 && within[0]?.line.startsWith("link") && role === "heading";
  return {
    line: `${role}${level ? ` ${level}` : ""}${named}${is.join("")}${says}`,
    within: only ? [{ line: "link", within: [] }] : within,
  };
}
