import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvOf } from "@/lib/platform/files/csv";
import { readCell } from "@/prisma/import/cells";
import { linesOf } from "@/prisma/import/csv";
import { Stop } from "@/scripts/fail";
import { exported } from "../../support/factories/earlier-files";

const runs = { numRuns: 400, seed: 20_261_130 };
const path = join(exported({}), "table.csv");
const signs = [..."abé ,;\t\"'|=+-@\n0١محمد王小ŁŻ🏆’", "\r\n", '""', "NULL", "\u202f", "sep=;"];
const cell = fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 });
const head = fc.string({ unit: fc.constantFrom(..."abcdefgh_"), minLength: 1, maxLength: 9 });

/** Header and rows of equal length; no row is blank. */
const table = fc
  .integer({ min: 2, max: 6 })
  .chain((columns) =>
    fc.tuple(
      fc.array(head, { minLength: columns, maxLength: columns }),
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 8 }),
    ),
  )
  .filter(([, rows]) => rows.every((cells) => cells.some((each) => each.trim() !== "")))
  .map(([heads, rows]) => [heads, ...rows]);

type Bytes = (text: string) => Buffer;
const encodings: [string, Bytes][] = [
  ["UTF-8", (text) => Buffer.from(text)],
  ["UTF-8 with its mark", (text) => Buffer.from(`\ufeff${text}`)],
  ["UTF-16LE", (text) => Buffer.from(`\ufeff${text}`, "utf16le")],
  ["UTF-16BE", (text) => Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
];
const layout = fc.record({
  delimiter: fc.constantFrom(",", ";", "\t"),
  end: fc.constantFrom("\n", "\r\n"),
  last: fc.boolean(),
  named: fc.boolean(),
  quoteAll: fc.boolean(),
  encoding: fc.constantFrom(...encodings),
});
type Layout = typeof layout extends fc.Arbitrary<infer T> ? T : never;

function written(rows: string[][], { delimiter, end, last, named, quoteAll, encoding: [, bytes] }: Layout): Buffer {
  const quoted = (text: string) =>
    quoteAll || /["\r\n,;\t]/.test(text) || text.startsWith("sep=") ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = rows.map((cells) => cells.map(quoted).join(delimiter));
  const text = [...(named ? [`sep=${delimiter}`] : []), ...lines].join(end);
  return bytes(last ? text + end : text);
}

async function read(bytes: Buffer) {
  writeFileSync(path, bytes);
  return Array.fromAsync(linesOf(path));
}

test("a table is read as it was written, by any program", async () => {
  await fc.assert(
    fc.asyncProperty(table, layout, async (rows, how) => {
      const lines = await read(written(rows, how));
      expect(lines.map(({ cells, problem }) => problem ?? cells)).toEqual(rows);
    }),
    runs,
  );
});

test("our own exports of stored texts are read back", async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const stored = rows.map((cells) => cells.map((text) => text.trim()));
      async function* each() {
        yield* stored;
      }
      const lines = await read(Buffer.from((await Array.fromAsync(csvOf(each()))).join("")));
      const cells = lines.map((line) => line.cells.map((text) => readCell(text, false)));
      expect(cells).toEqual(stored.map((row) => row.map((text) => text || undefined)));
    }),
    runs,
  );
});

test("of a damaged file rows are read or it is refused in a sentence", async () => {
  const damage = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.integer({ min: 0, max: 255 }) });
  await fc.assert(
    fc.asyncProperty(table, layout, fc.array(damage, { minLength: 1, maxLength: 6 }), async (rows, how, damages) => {
      const bytes = written(rows, how);
      for (const { at, byte } of damages) bytes[Math.floor(at * (bytes.length - 1))] = byte;
      const cut = bytes.subarray(0, Math.ceil(bytes.length * (damages[0]?.at ?? 1)));
      for (const file of [bytes, cut]) {
        const result = await read(file).catch((error: unknown) => error);
        if (!Array.isArray(result)) expect(result).toBeInstanceOf(Stop);
      }
    }),
    runs,
  );
});
