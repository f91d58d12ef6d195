/** Tone, shadow and lip of a skin, from light to dark. */
export const skins = [
  ["#f4d6bf", "#e0b59a", "#b9705d"],
  ["#e9c29f", "#d1a079", "#a9654d"],
  ["#d9a67c", "#bf875d", "#95553f"],
  ["#c48b5e", "#a66f45", "#7d4433"],
  ["#a8704a", "#8a5736", "#66362a"],
  ["#8a583a", "#6d422a", "#4d2820"],
  ["#6c432d", "#523020", "#3a1d17"],
  ["#523224", "#3d2319", "#2a1411"],
] as const;

export const hairs = [
  ["#17130f", "#332a23", 30],
  ["#2e1f17", "#48362b", 26],
  ["#50331f", "#694a33", 18],
  ["#7d4d29", "#96653e", 10],
  ["#c4945a", "#d9b07c", 8],
  ["#dcba7c", "#ead09c", 4],
  ["#a04a28", "#ba6740", 4],
] as const;

export const irises = ["#1f1512", "#4a2c1a", "#3f6b5a", "#41637f"] as const;

export const chalk = "#f8f5ec";
export const night = "#12181b";

export const clubs = [
  [chalk, "#1f4fa3"],
  ["#1f4fa3", chalk],
  ["#b3261e", chalk],
  [chalk, "#b3261e"],
  ["#f0b92b", night],
  [night, "#ffce1f"],
  ["#7a1f3d", "#f0b92b"],
  ["#f08a24", night],
  ["#123a6b", chalk],
  ["#5a2a86", chalk],
  ["#1d7a5a", chalk],
  ["#6fb0d6", chalk],
  [chalk, night],
  ["#c8402f", "#123a6b"],
] as const;

/** A jacket of a martial art and its lapels. */
export const jackets = [
  [chalk, "#dcd6c4"],
  [chalk, night],
  ["#2b519c", "#1f3d7a"],
] as const;

/** A cloth worn over the hair and its fold. */
export const cloths = [
  ["#1d6a63", "#14504b"],
  ["#1f4fa3", "#163a78"],
  [night, "#4b5458"],
  ["#7a1f3d", "#5a142b"],
  ["#a9592f", "#84431f"],
  ["#5a2a86", "#431d66"],
] as const;

/** The distance between two colors, from 0 to about 440. */
export function distance(first: string, other: string): number {
  const [a, b] = [channels(first), channels(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

export const lightness = (color: string) => channels(color).reduce((sum, value) => sum + value, 0) / 3;

const channels = (color: string) => [1, 3, 5].map((offset) => Number.parseInt(color.slice(offset, offset + 2), 16));
