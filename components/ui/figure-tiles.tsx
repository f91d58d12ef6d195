"use client";
"use no memo"; // The figures never change once they are rendered.

import type { Href } from "@/lib/platform/i18n/navigation";
import { InWords, Stat, Tiles } from "./stat";

/** A figure, or a text in its place. */
export type Figure = { value: string; isText?: true };
type Props = { tiles: (Figure & { label: string; note: string; href?: Href })[] };

export const FigureTiles = ({ tiles }: Props) => (
  <Tiles>
    {tiles.map(({ value, isText, ...tile }) => (
      <Stat key={tile.label} {...tile} value={isText ? <InWords>{value}</InWords> : value} />
    ))}
  </Tiles>
);
