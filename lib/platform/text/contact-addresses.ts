import { type Joint, jointOf, type Part, type Span, surroundings } from "./contact-parts.ts";
import { alsoWords, plainTopDomains, providers, signs, topDomains } from "./contact-patterns.ts";

type Address = Span & { kind: "email" | "link" | "handle" };
/** A part and its connection to the previous one. */
type Link = { part: Part; joint: Joint };

/** Labels examined on each side of a sign. */
const LABELS = 4;

/** E-mail addresses, links and @names, also with spelled-out signs. `isCapital`: whether the original has a capital there. */
export function addressesIn(text: string, parts: readonly Part[], isCapital: (at: number) => boolean): Address[] {
  const found: Address[] = [];
  const named = new Set<Part>();
  let done = 0;
  const add = (kind: Address["kind"], from: number, to: number) => {
    if (from >= done) found.push({ kind, from, to });
    done = Math.max(done, to);
  };
  for (const opening of ["http://", "https://", "www."])
    for (let from = text.indexOf(opening); from !== -1; from = text.indexOf(opening, from + 1)) {
      const to = endOfPath(text, from);
      if (to > from + opening.length) found.push({ kind: "link", from, to });
      from = to;
    }
  const chain = linksOf(parts);
  for (let i = 1; i < chain.length; i++) {
    const { part, joint } = chain[i] as Link;
    if (part.from < done || part.text === "") continue;
    if (joint === "at" || joint === "weakAt") {
      const name = atName(text, part);
      const left = leftOf(chain, i);
      const right = rightOf(chain, i, joint === "weakAt");
      if (name && !hasDomain(chain, i)) add("handle", part.from - 1, endOfName(chain, i));
      else if (right !== null) {
        add("email", left, right);
        named.add(part);
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
      !named.has(part) &&
      text[part.from - 1] === "@" &&
      part.from - 1 >= 0 &&
      /[\p{L}\p{N}]/u.test(part.text)
    )
      found.push({ kind: "handle", from: part.from - 1, to: endOfName(chain, i) });
  }
  return found;
}

/** Replaces spelled-out signs by connections. */
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
      chain.push({ part, joint: joint ?? jointOf(part.gap) });
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

function leftOf(chain: readonly Link[], at: number): number {
  let i = at - 1;
  while (i > 0 && at - i <= LABELS && dots.has(chain[i]?.joint ?? "break")) i--;
  return (chain[i] as Link).part.from;
}

/** The domain's end; after a weak sign only if it surely is one. */
function rightOf(chain: readonly Link[], at: number, weak: boolean): number | null {
  let i = at;
  while (i - at < LABELS && dots.has(chain[i + 1]?.joint ?? "break") && chain[i + 1]?.part.text) i++;
  const end = (chain[i] as Link).part;
  if (!weak) return end.to;
  const first = (chain[at] as Link).part.text;
  const next = chain[at + 1];
  if (providers.has(first)) return end.to;
  if (next?.joint === "space" && providers.has(first + next.part.text)) return next.part.to;
  for (let j = i; j > at; j--) if (topDomains.has((chain[j] as Link).part.text)) return (chain[j] as Link).part.to;
  return null;
}

/** An @ attached to this part only. */
const atName = (text: string, part: Part) =>
  text[part.from - 1] === "@" && (part.from < 2 || /[^\p{L}\p{N}_.]/u.test(text[part.from - 2] ?? " "));

function hasDomain(chain: readonly Link[], at: number): boolean {
  for (let i = at + 1; i < chain.length && i - at <= LABELS && chain[i]?.joint === "tightDot"; i++)
    if (topDomains.has((chain[i] as Link).part.text)) return true;
  return providers.has((chain[at] as Link).part.text);
}

function endOfName(chain: readonly Link[], at: number): number {
  let i = at;
  while (i - at < LABELS && chain[i + 1]?.joint === "tightDot" && chain[i + 1]?.part.text) i++;
  return (chain[i] as Link).part.to;
}

/** The address ending at this part, or at one of the next few. */
function hostAt(chain: readonly Link[], at: number, isCapital: (at: number) => boolean) {
  const { part, joint } = chain[at] as Link;
  const before = (chain[at - 1] as Link).part;
  if (joint === "space" || joint === "break") return spokenPath(chain, at) ?? halfSpaced(chain, at);
  if (!dots.has(joint) || !topDomains.has(part.text)) return null;
  if (joint === "tightDot" ? isSentence(chain, at, isCapital) : !plainTopDomains.has(part.text)) return null;
  const latin = /^[a-z]+$/.test(part.text);
  let first = at;
  while (first > 0 && at - first < LABELS && dots.has(chain[first]?.joint ?? "break")) first--;
  if (latin && !(/^[a-z0-9_-]+$/.test(before.text) && /[a-z]/.test(before.text))) return null;
  let last = at;
  while (last - at < 2 && chain[last + 1]?.joint === "tightDot" && topDomains.has(chain[last + 1]?.part.text ?? ""))
    last++;
  return { from: (chain[first] as Link).part.from, last };
}

/** "Good match.It was": a missing space after a full stop. */
function isSentence(chain: readonly Link[], at: number, isCapital: (at: number) => boolean): boolean {
  const { part } = chain[at] as Link;
  const before = (chain[at - 1] as Link).part;
  return alsoWords.has(part.text) && isCapital(part.from) && !isCapital(before.to - 1);
}

/** "youtube com slash juan". */
function spokenPath(chain: readonly Link[], at: number) {
  if ((chain[at] as Link).part.text !== "com" || chain[at]?.joint !== "space") return null;
  const next = chain[at + 1]?.joint;
  return next === "slash" ? { from: (chain[at - 1] as Link).part.from, last: at } : null;
}

/** "juan .com", "juan. com". */
function halfSpaced(chain: readonly Link[], at: number) {
  const { part } = chain[at] as Link;
  const gap = part.gap;
  if (gap.length > 2 || gap.trim() !== "." || !["com", "xyz", "gg"].includes(part.text)) return null;
  return { from: (chain[at - 1] as Link).part.from, last: at };
}

/** Includes the path, written or spelled out. */
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
