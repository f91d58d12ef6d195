import { type EmailLink, isBeside, linkOn, mainLine } from "./email-link";

export type EmailPart =
  | { kind: "text"; lines: string[] }
  | { kind: "details"; rows: { label: string; value: string }[] }
  | { kind: "items"; items: EmailLine[][] }
  | { kind: "quote"; label: string; lines: string[] }
  | { kind: "button"; link: EmailLink }
  | { kind: "link"; link: EmailLink; words: string | null };

export type EmailLine = { text: string } | { link: EmailLink };

const SIGNATURE = "Recruit";
const bulletPattern = /^\u200f?[•-] /;
const detailPattern = /^\u200f?([^:\n]{1,28}): (\S.*)$/;
const quotePattern = /^\u200f?> ?/;

/** Parses the text of an e-mail; leaves out the signature, because the footer replaces it. */
export function parseEmailParts(body: string): EmailPart[] {
  const lines = body.split("\n");
  const mainIndex = mainLine(lines);
  const parts = blocksOf(lines).flatMap((block) => partsOfBlock(lines, block, mainIndex));
  const lastPart = parts.at(-1);
  const isSigned = lastPart?.kind === "text" && lastPart.lines.join() === SIGNATURE;
  return mergeParts(isSigned ? parts.slice(0, -1) : parts);
}

type Block = { from: number; to: number };

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const [index, line] of lines.entries()) {
    const last = blocks.at(-1);
    if (line.trim() === "") continue;
    if (last && last.to === index) last.to = index + 1;
    else blocks.push({ from: index, to: index + 1 });
  }
  return blocks;
}

function partsOfBlock(allLines: readonly string[], { from, to }: Block, mainIndex: number): EmailPart[] {
  const lines = allLines.slice(from, to);
  const link = mainIndex >= from && mainIndex < to ? linkOn(allLines[mainIndex] ?? "") : null;
  if (link) {
    const [before, after] = [lines.slice(0, mainIndex - from), lines.slice(mainIndex - from + 1)];
    return [...plainParts(before), { kind: "button", link }, ...plainParts(after)];
  }
  return plainParts(lines);
}

function plainParts(lines: string[]): EmailPart[] {
  const [first = "", ...others] = lines;
  if (lines.length === 0) return [];
  if (bulletPattern.test(first)) return [{ kind: "items", items: itemsOf(lines) }];
  const [lastLink, label] = [secondaryLinkOn(lines.at(-1) ?? ""), lines.at(-2)];
  if (lastLink) {
    const linkLabel = label?.endsWith(":") ? label.slice(0, -1).trim() : null;
    return [
      ...plainParts(lines.slice(0, linkLabel === null ? -1 : -2)),
      { kind: "link", link: lastLink, words: linkLabel },
    ];
  }
  if (others.length > 0 && lines.every((line) => detailPattern.test(line)))
    return [{ kind: "details", rows: lines.map(toRow) }];
  if (lines.every((line) => quotePattern.test(line)))
    return [{ kind: "quote", label: "", lines: lines.map(withoutQuoteMark) }];
  if (others.length > 0 && first.endsWith(":"))
    return [{ kind: "quote", label: first, lines: others.map(withoutQuoteMark) }];
  return [{ kind: "text", lines }];
}

function itemsOf(lines: string[]): EmailLine[][] {
  const items: EmailLine[][] = [];
  for (const line of lines) {
    const link = secondaryLinkOn(line);
    const emailLine = link ? { link } : { text: line.trim().replace(bulletPattern, "") };
    if (bulletPattern.test(line) || items.length === 0) items.push([emailLine]);
    else items.at(-1)?.push(emailLine);
  }
  return items;
}

function mergeParts(parts: EmailPart[]): EmailPart[] {
  const merged: EmailPart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (part.kind === "items" && last?.kind === "items") last.items.push(...part.items);
    else if (part.kind === "quote" && !part.label && last?.kind === "quote") last.lines.push("", ...part.lines);
    else merged.push(part);
  }
  return merged;
}

function secondaryLinkOn(line: string): EmailLink | null {
  const link = linkOn(line);
  return link && isBeside(link) ? link : null;
}

function toRow(line: string) {
  const [, label = "", value = ""] = detailPattern.exec(line) ?? [];
  return { label, value };
}

const withoutQuoteMark = (line: string) => line.replace(quotePattern, "");
