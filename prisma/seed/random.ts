import { createHash } from "node:crypto";

/** A small seeded generator (mulberry32): the same name gives the same sequence on every machine. */
export function randomFor(name: string) {
  let state = createHash("sha256").update(name).digest().readUInt32LE(0);

  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const chance = (share: number) => next() < share;
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  /** Values near the middle of the range are more frequent. */
  const bell = (least: number, most: number) => least + ((next() + next() + next()) / 3) * (most - least);

  function weighted<T>(from: readonly (readonly [T, number])[]): T {
    let remaining = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of from) {
      remaining -= weight;
      if (remaining < 0) return value;
    }
    return from[from.length - 1]![0];
  }

  function shuffle<T>(from: readonly T[]): T[] {
    const list = [...from];
    for (let last = list.length - 1; last > 0; last--) {
      const other = integer(0, last);
      [list[last], list[other]] = [list[other] as T, list[last] as T];
    }
    return list;
  }

  return { next, integer, chance, pick, bell, weighted, shuffle };
}

export type Random = ReturnType<typeof randomFor>;

/** A UUID that depends only on the name, so that demo addresses stay the same. */
export function idFor(name: string): string {
  const hex = createHash("sha256").update(`recruit demo ${name}`).digest("hex");
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
