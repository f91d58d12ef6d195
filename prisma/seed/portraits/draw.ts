/** A number from 0 to 1 for one layer of a seed; layers are independent of each other. */
export function drawFor(seed: number, layer: string): number {
  let state = seed | 0;
  for (const character of layer) state = mixed(state ^ (character.codePointAt(0) ?? 0));
  return mixed(state) / 2 ** 32;
}

export const pickFor = <T>(seed: number, layer: string, from: readonly T[]): T =>
  from[Math.floor(drawFor(seed, layer) * from.length)] as T;

/** Chooses by weight. */
export function weightedFor<T>(seed: number, layer: string, from: readonly (readonly [T, number])[]): T {
  let remaining = drawFor(seed, layer) * from.reduce((sum, [, share]) => sum + share, 0);
  for (const [choice, share] of from) {
    remaining -= share;
    if (remaining < 0) return choice;
  }
  return from[from.length - 1]![0];
}

/** Draws again, up to a limit, until the choice fits. */
export function fitting<T>(draw: (layer: string) => T, layer: string, fits: (choice: T) => boolean): T {
  for (let again = 0; again < 24; again++) {
    const choice = draw(`${layer} ${again}`);
    if (fits(choice)) return choice;
  }
  return draw(`${layer} 0`);
}

/** The last mixing step of MurmurHash3. */
function mixed(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  // Adding a constant, because the steps above keep zero at zero.
  return ((bits ^ (bits >>> 16)) + 0x9e3779b9) >>> 0;
}
