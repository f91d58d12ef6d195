import { createHmac } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator app shows that was given this key, `ahead` half minutes from now: written apart from what checks it. */
export function appShows(key: string, ahead = 0, at = new Date()): string {
  const bits = [...key.replace(/\s/g, "")]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = (Math.floor(at.getTime() / 30_000) + ahead).toString(16).padStart(16, "0");
  const hash = createHmac("sha1", Buffer.from(bytes)).update(Buffer.from(counter, "hex")).digest("hex");
  const from = Number.parseInt(hash.slice(-1), 16) * 2;
  return String((Number.parseInt(hash.slice(from, from + 8), 16) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
