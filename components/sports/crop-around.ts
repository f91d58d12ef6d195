import type { Box } from "./crops";

/** Crop of the ground around a disc, with more room toward the goal that it faces. */
export function cropAround({ x, y }: { x: number; y: number }, [width, height]: [number, number] = [520, 390]): Box {
  const ahead = x < 600 ? 0.4 : 0.6;
  return [clamp(x - ahead * width, 0, 1200 - width), clamp(y - height / 2, 0, 900 - height), width, height];
}

function clamp(value: number, low: number, high: number) {
  return Math.round(Math.min(high, Math.max(low, value)));
}
