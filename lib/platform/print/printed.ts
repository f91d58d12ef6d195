/** The first column of a table holds names, the others figures. */
export type Block =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "table"; heads: readonly string[]; rows: readonly (readonly string[])[] }
  /** `ticks` of `of`: who confirmed a value; `beside`: when. */
  | {
      kind: "graded";
      of: number;
      rows: readonly { label: string; value: string; ticks: number; words: string; beside: string }[];
    }
  /** Always left to right. */
  | { kind: "code"; text: string }
  | { kind: "bars"; rows: readonly { label: string; value: string; share: number; beside: string }[] };

export type Printed = { title: string; lead: string; foot: string; blocks: readonly Block[] };
