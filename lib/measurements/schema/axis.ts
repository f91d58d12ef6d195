/** A scale from `least` to `most` in steps one would count in, and what lies where on it, in hundredths from its start. */
export function axisFor(values: readonly number[], upIsMore: boolean) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = (high - low || Math.abs(high) || 1) * 0.12;
  const [least, most] = [low - room, high + room];
  const step = stepOf((most - least) / 4);
  const ticks: number[] = [];
  for (let tick = Math.ceil(least / step); tick * step <= most; tick++) ticks.push(tick * step);
  const share = (value: number) => ((value - least) / (most - least)) * 100;
  /** From the top: what is better stands higher. */
  return { ticks, place: (value: number) => round(upIsMore ? 100 - share(value) : share(value)) };
}

/** 1, 2 or 5 times a power of ten, at least so much. */
function stepOf(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((times) => times * power >= least) ?? 10) * power;
}

export const round = (value: number) => Math.round(value * 100) / 100;
