import type { Page } from "@playwright/test";
import type { Locale } from "@/lib/platform/i18n/routing";
import { mergeAlike, type Said } from "./merged";
import { hideWritten, lasting, showWritten } from "./stable-text";

type Node = {
  role: string;
  name?: string;
  text?: string;
  level?: number;
  children?: (Node | string)[];
} & Partial<Record<(typeof states)[number], boolean | string>>;

const states = ["checked", "disabled", "expanded", "pressed", "selected"] as const;

/** Of a choice among many as many answers as tell what kind they are. */
const options = 3;
const many = 30;

/** Roles of which a language has more or fewer than another by its grammar or its alphabet. */
const ofLanguage = /^(text|paragraph|strong|emphasis|time|option|generic)$/;

/** Everything a voice reads on this page, in its order, without what `passing` matches; of what people wrote and of dates only that it is there. */
export async function readAloud(page: Page, locale: Locale, passing?: string): Promise<Said[]> {
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

/** Compares how often each role and level occurs on a page with the first language that the page was opened in. */
export function compareShapes(passing?: string) {
  const first = new Map<string, { locale: Locale; counts: Map<string, number> }>();
  return async (page: Page, path: string, locale: Locale): Promise<string[]> => {
    const counts = countRoles({ role: "document", children: await treeOf(page, passing) });
    const before = first.get(path);
    if (!before) first.set(path, { locale, counts });
    const roles = before ? [...new Set([...before.counts.keys(), ...counts.keys()])] : [];
    return roles
      .map((role) => [role, before?.counts.get(role) ?? 0, counts.get(role) ?? 0] as const)
      .filter(([, there, here]) => there !== here)
      .map(([role, there, here]) => `${here} times ${role}, ${there} in ${before?.locale}`);
  };
}

function countRoles(node: Node, counts = new Map<string, number>()): Map<string, number> {
  const role = `${node.role}${node.level ? ` ${node.level}` : ""}`;
  if (!ofLanguage.test(node.role)) counts.set(role, (counts.get(role) ?? 0) + 1);
  for (const child of node.children ?? []) if (typeof child !== "string") countRoles(child, counts);
  return counts;
}

/** Gathers the trees of one person's pages in one language as text; what frames every page is written once. */
export function gatherTrees() {
  const frames = new Set<string>();
  let text = "";
  const add = (name: string, said: Said[]) => {
    text += `${name}\n`;
    for (const part of said) {
      const whole = written([part]);
      const known = frames.has(whole);
      if (/^(banner|contentinfo)/.test(part.line)) frames.add(whole);
      text += known ? ` ${part.line} as before\n` : whole;
    }
  };
  return { add, text: () => text };
}

const written = (said: Said[], depth = 1): string =>
  said.map(({ line, within }) => `${" ".repeat(depth)}${line}\n${written(within, depth + 1)}`).join("");

function partsOf({ children = [] }: Node, locale: Locale): Said[] {
  const names = new Set(children.map((child) => (typeof child === "string" ? "" : child.name)));
  const told = children.filter((child) => typeof child !== "string" || !names.has(child));
  const answers = told.filter((child) => typeof child !== "string" && /^(option|checkbox)$/.test(child.role));
  const others =
    answers.length > many || answers.some((child) => typeof child !== "string" && child.role === "option")
      ? answers.slice(options)
      : [];
  return told.filter((child) => !others.includes(child)).map((child) => saidOf(child, locale));
}

function saidOf(node: Node | string, locale: Locale): Said {
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
