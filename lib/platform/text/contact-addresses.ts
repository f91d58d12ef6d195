import { classifyGap, type Joint, type Part, type Span, surroundings } from "./contact-parts.ts";
import { alsoWords, plainTopDomains, providers, signs, topDomains } from "./contact-patterns.ts";

type Address = Span & { kind: "email" | "link" | "handle" };
type Link = { part: Part; joint: Joint };

const MAX_LABELS = 4;

/** E-mail addresses, links and @names, also with spelled-out signs; `isCapital` tells whether the original has a capital letter at a position. */
export function addressesIn(text: string, parts: readonly Part[], isCapital: (position: number) => boolean): Address[] {
  const addresses: Address[] = [];
  const emailParts = new Set<Part>();
  let coveredTo = 0;
  const add = (kind: Address["kind"], from: number, to: number) => {
    if (from >= coveredTo) addresses.push({ kind, from, to });
    coveredTo = Math.max(coveredTo, to);
  };
  for (const prefix of ["http://", "https://", "www."])
    for (let from = text.indexOf(prefix); from !== -1; from = text.indexOf(prefix, from + 1)) {
      const to = endOfPath(text, from);
      if (to > from + prefix.length) addresses.push({ kind: "link", from, to });
      from = to;
    }
  const chain = linksOf(parts);
  for (let i = 1; i < chain.length; i++) {
    const { part, joint } = chain[i] as Link;
    if (part.from < coveredTo || part.text === "") continue;
    if (joint === "at" || joint === "weakAt") {
      const name = atName(text, part);
      const left = emailStart(chain, i);
      const right = emailEnd(chain, i, joint === "weakAt");
      if (name && !hasDomain(chain, i)) add("handle", part.from - 1, endOfName(chain, i));
      else if (right !== null) {
        add("email", left, right);
        emailParts.add(part);
      }
      continue;
    }
    const host = hostAt(chain, i, isCapital);
    if (host) add("link", host.from, endOfLink(text, chain, host.last));
  }
  for (let i = 0; i < chain.length; i++) {
    const { part } = chain[i] as Link;
    if (
      part.text !== "" &&
      !emailParts.has(part) &&
      text[part.from - 1] === "@" &&
      part.from - 1 >= 0 &&
      /[\p{L}\p{N}]/u.test(part.text)
    )
      addresses.push({ kind: "handle", from: part.from - 1, to: endOfName(chain, i) });
  }
  return addresses;
}

function linksOf(parts: readonly Part[]): Link[] {
  const chain: Link[] = [];
  let joint: Joint | null = "break";
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Part;
    const next = parts[i + 1];
    const sign: Joint | null =
      chain.length > 0 && joint === null && next && next.text !== "" ? signOf(part, next.gap) : null;
    if (sign) joint = sign;
    else {
      chain.push({ part, joint: joint ?? classifyGap(part.gap) });
      joint = null;
    }
  }
  return chain;
}

function signOf({ text, gap }: Part, after: string): Joint | null {
  const isDot = signs.dot.has(text);
  const isAt = signs.at.has(text);
  const isWeak = signs.weakAt.has(text);
  if (!isDot && !isAt && !isWeak && !signs.slash.has(text)) return null;
  const frame = surroundings(gap, after);
  if (!frame) return null;
  if (isDot) return "spokenDot";
  if (isAt || (isWeak && frame === "brackets")) return "at";
  return isWeak ? "weakAt" : "slash";
}

const dots: ReadonlySet<Joint> = new Set(["tightDot", "dot", "spokenDot"]);

function emailStart(chain: readonly Link[], index: number): number {
  let i = index - 1;
  while (i > 0 && index - i <= MAX_LABELS && dots.has(chain[i]?.joint ?? "break")) i--;
  return (chain[i] as Link).part.from;
}

function emailEnd(chain: readonly Link[], index: number, weak: boolean): number | null {
  let i = index;
  while (i - index < MAX_LABELS && dots.has(chain[i + 1]?.joint ?? "break") && chain[i + 1]?.part.text) i++;
  const end = (chain[i] as Link).part;
  if (!weak) return end.to;
  const first = (chain[index] as Link).part.text;
  const next = chain[index + 1];
  if (providers.has(first)) return end.to;
  if (next?.joint === "space" && providers.has(first + next.part.text)) return next.part.to;
  for (let j = i; j > index; j--) if (topDomains.has((chain[j] as Link).part.text)) return (chain[j] as Link).part.to;
  return null;
}

const atName = (text: string, part: Part) =>
  text[part.from - 1] === "@" && (part.from < 2 || /[^\p{L}\p{N}_.]/u.test(text[part.from - 2] ?? " "));

function hasDomain(chain: readonly Link[], index: number): boolean {
  for (let i = index + 1; i < chain.length && i - index <= MAX_LABELS && chain[i]?.joint === "tightDot"; i++)
    if (topDomains.has((chain[i] as Link).part.text)) return true;
  return providers.has((chain[index] as Link).part.text);
}

function endOfName(chain: readonly Link[], index: number): number {
  let i = index;
  while (i - index < MAX_LABELS && chain[i + 1]?.joint === "tightDot" && chain[i + 1]?.part.text) i++;
  return (chain[i] as Link).part.to;
}

function hostAt(chain: readonly Link[], index: number, isCapital: (position: number) => boolean) {
  const { part, joint } = chain[index] as Link;
  const before = (chain[index - 1] as Link).part;
  if (joint === "space" || joint === "break") return spokenPath(chain, index) ?? halfSpaced(chain, index);
  if (!dots.has(joint) || !topDomains.has(part.text)) return null;
  if (joint === "tightDot" ? isSentence(chain, index, isCapital) : !plainTopDomains.has(part.text)) return null;
  const latin = /^[a-z]+$/.test(part.text);
  let first = index;
  while (first > 0 && index - first < MAX_LABELS && dots.has(chain[first]?.joint ?? "break")) first--;
  if (latin && !(/^[a-z0-9_-]+$/.test(before.text) && /[a-z]/.test(before.text))) return null;
  let last = index;
  while (last - index < 2 && chain[last + 1]?.joint === "tightDot" && topDomains.has(chain[last + 1]?.part.text ?? ""))
    last++;
  return { from: (chain[first] as Link).part.from, last };
}

/** "Good match.It was": a missing space after a full stop. */
function isSentence(chain: readonly Link[], index: number, isCapital: (position: number) => boolean): boolean {
  const { part } = chain[index] as Link;
  const before = (chain[index - 1] as Link).part;
  return alsoWords.has(part.text) && isCapital(part.from) && !isCapital(before.to - 1);
}

function spokenPath(chain: readonly Link[], index: number) {
  if ((chain[index] as Link).part.text !== "com" || chain[index]?.joint !== "space") return null;
  const next = chain[index + 1]?.joint;
  return next === "slash" ? { from: (chain[index - 1] as Link).part.from, last: index } : null;
}

function halfSpaced(chain: readonly Link[], index: number) {
  const { part } = chain[index] as Link;
  const gap = part.gap;
  if (gap.length > 2 || gap.trim() !== "." || !["com", "xyz", "gg"].includes(part.text)) return null;
  return { from: (chain[index - 1] as Link).part.from, last: index };
}

function endOfLink(text: string, chain: readonly Link[], last: number): number {
  const end = (chain[last] as Link).part.to;
  if (text[end] === "/") return endOfPath(text, end);
  const next = chain[last + 1];
  return next?.joint === "slash" ? endOfPath(text, next.part.from) : end;
}

function endOfPath(text: string, from: number): number {
  let to = from;
  while (to < text.length && !/[\s<>"']/.test(text[to] as string)) to++;
  return to;
}
