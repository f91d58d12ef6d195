/** A part of a printed document; the first column of a table holds names, the others figures. */
export type Block =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "table"; heads: readonly string[]; rows: readonly (readonly string[])[] }
  /** `ticks` of `of` is the confirmation level of a value, `beside` its date. */
  | {
      kind: "graded";
      of: number;
      rows: readonly { label: string; value: string; ticks: number; words: string; beside: string }[];
    }
  | { kind: "code"; text: string; qr: { size: number; path: string } }
  | { kind: "bars"; rows: readonly { label: string; value: string; share: number; beside: string }[] };

export type Printed = { title: string; lead: string; foot: string; blocks: readonly Block[] };

export function textsOf({ title, lead, foot, blocks }: Printed): string[] {
  return [title, lead, foot, ...blocks.flatMap(textsOfBlock)];
}

function textsOfBlock(block: Block): readonly string[] {
  if (block.kind === "table") return [...block.heads, ...block.rows.flat()];
  if (block.kind === "graded")
    return block.rows.flatMap(({ label, value, words, beside }) => [label, value, words, beside]);
  if (block.kind === "bars") return block.rows.flatMap(({ label, value, beside }) => [label, value, beside]);
  return [block.text];
}
