import { type EmailLink, isBeside, linkOn, mainLine } from "./email-link";

/** What the text of an e-mail is made of, in its order. */
export type EmailPart =
  | { kind: "text"; lines: string[] }
  /** "When: Friday", one a line. */
  | { kind: "details"; rows: { label: string; value: string }[] }
  /** Each with what follows it on lines of its own. */
  | { kind: "items"; items: EmailLine[][] }
  /** What somebody wrote, or how to reach them, under the words that introduce it. */
  | { kind: "quote"; label: string; lines: string[] }
  | { kind: "button"; link: EmailLink }
  | { kind: "link"; link: EmailLink; words: string | null };

export type EmailLine = { text: string } | { link: EmailLink };

const SIGNATURE = "Recruit";
const bullet = /^\u200f?[•-] /;
const detail = /^\u200f?([^:\n]{1,28}): (\S.*)$/;
const cited = /^\u200f?> ?/;

/** Reads the text of an e-mail; the signature is left out, because the e-mail is signed below. */
export function partsOf(body: string): EmailPart[] {
  const lines = body.split("\n");
  const main = mainLine(lines);
  const parts = blocksOf(lines).flatMap((block) => partsOfBlock(lines, block, main));
  const last = parts.at(-1);
  const isSigned = last?.kind === "text" && last.lines.join() === SIGNATURE;
  return joined(isSigned ? parts.slice(0, -1) : parts);
}

type Block = { from: number; to: number };

/** Runs of lines between empty ones. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const [at, line] of lines.entries()) {
    const last = blocks.at(-1);
    if (line.trim() === "") continue;
    if (last && last.to === at) last.to = at + 1;
    else blocks.push({ from: at, to: at + 1 });
  }
  return blocks;
}

function partsOfBlock(all: readonly string[], { from, to }: Block, main: number): EmailPart[] {
  const lines = all.slice(from, to);
  const link = main >= from && main < to ? linkOn(all[main] ?? "") : null;
  if (link) {
    const [before, after] = [lines.slice(0, main - from), lines.slice(main - from + 1)];
    return [...plain(before), { kind: "button", link }, ...plain(after)];
  }
  return plain(lines);
}

function plain(lines: string[]): EmailPart[] {
  const [first = "", ...others] = lines;
  if (lines.length === 0) return [];
  if (bullet.test(first)) return [{ kind: "items", items: itemsOf(lines) }];
  const [last, label] = [asLink(lines.at(-1) ?? ""), lines.at(-2)];
  if (last) {
    const words = label?.endsWith(":") ? label.slice(0, -1).trim() : null;
    return [...plain(lines.slice(0, words === null ? -1 : -2)), { kind: "link", link: last, words }];
  }
  if (others.length > 0 && lines.every((line) => detail.test(line)))
    return [{ kind: "details", rows: lines.map(rowOf) }];
  if (lines.every((line) => cited.test(line))) return [{ kind: "quote", label: "", lines: lines.map(uncited) }];
  if (others.length > 0 && first.endsWith(":")) return [{ kind: "quote", label: first, lines: others.map(uncited) }];
  return [{ kind: "text", lines }];
}

function itemsOf(lines: string[]): EmailLine[][] {
  const items: EmailLine[][] = [];
  for (const line of lines) {
    const link = asLink(line);
    const read = link ? { link } : { text: line.trim().replace(bullet, "") };
    if (bullet.test(line) || items.length === 0) items.push([read]);
    else items.at(-1)?.push(read);
  }
  return items;
}

/** Items and citations go on over an empty line. */
function joined(parts: EmailPart[]): EmailPart[] {
  const out: EmailPart[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (part.kind === "items" && last?.kind === "items") last.items.push(...part.items);
    else if (part.kind === "quote" && !part.label && last?.kind === "quote") last.lines.push("", ...part.lines);
    else out.push(part);
  }
  return out;
}

function asLink(line: string): EmailLink | null {
  const link = linkOn(line);
  return link && isBeside(link) ? link : null;
}

function rowOf(line: string) {
  const [, label = "", value = ""] = detail.exec(line) ?? [];
  return { label, value };
}

const uncited = (line: string) => line.replace(cited, "");
