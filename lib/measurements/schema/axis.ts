/** Returns round tick values and a function that places a value on the axis, in percent. */
export function axisFor(values: readonly number[], upIsMore: boolean) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low || Math.abs(high) || 1) * 0.12;
  const [least, most] = [low - margin, high + margin];
  const step = stepOf((most - least) / 4);
  const ticks: number[] = [];
  for (let tick = Math.ceil(least / step); tick * step <= most; tick++) ticks.push(tick * step);
  const share = (value: number) => ((value - least) / (most - least)) * 100;
  return { ticks, place: (value: number) => round(upIsMore ? 100 - share(value) : share(value)) };
}

/** The smallest 1, 2 or 5 times a power of ten that is not below `least`. */
function stepOf(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((times) => times * power >= least) ?? 10) * power;
}

export const round = (value: number) => Math.round(value * 100) / 100;
