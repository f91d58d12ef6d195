import { expect, test } from "vitest";
import { drawTexts, glyphsOf } from "../../support/glyphs-of-pdf";

const blocks: Record<string, [number, number][]> = {
  "Latin Extended": [
    [0xc0, 0x24f],
    [0x1e00, 0x1eff],
  ],
  Cyrillic: [[0x400, 0x52f]],
  Greek: [[0x370, 0x3ff]],
  Hebrew: [[0x5d0, 0x5ea]],
  Arabic: [
    [0x621, 0x64a],
    [0x671, 0x6d3],
  ],
  Chinese: [[0x4e00, 0x9fff]],
  Japanese: [
    [0x3041, 0x3096],
    [0x30a1, 0x30fa],
    [0x4e00, 0x9fff],
  ],
  Korean: [[0xac00, 0xd7a3]],
  "any script": [[0x500, 0xd7ff]],
};

/** A reproducible sample of a hundred. */
function sampleFrom(ranges: [number, number][]): string[] {
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const character = () => {
    const [from, to] = ranges[next(ranges.length)] ?? [0x61, 0x7a];
    return String.fromCharCode(from + next(to - from + 1));
  };
  return Array.from({ length: 100 }, () => `${character()}${character()}${character()} ${character()}${character()}`);
}

test.each(Object.entries(blocks))(
  "a hundred made names in %s are drawn without a box",
  async (_script, ranges) => {
    const pdf = await drawTexts(sampleFrom(ranges));
    expect(glyphsOf(pdf)).not.toContain(0);
  },
  120_000,
);
