import type { Page } from "@playwright/test";
import type { Locale } from "@/lib/core/i18n/routing";
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

/** Everything a voice reads on this page, in its order, without what `passing` matches; of what people wrote and of dates only that it is there. */
export async function readAloud(page: Page, locale: Locale, passing = "template"): Promise<Said[]> {
  const show = (display: string) =>
    page.locator(passing).evaluateAll((parts, display) => {
      for (const part of parts) (part as HTMLElement).style.display = display;
    }, display);
  await show("none");
  await hideWritten(page);
  const children: Node[] = await page.locator("body").ariaSnapshotJSON();
  await showWritten(page);
  await show("");
  return mergeAlike(partsOf({ role: "document", children }, locale));
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
