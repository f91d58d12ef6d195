import { createHmac } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * The code an authenticator app shows for this key, `ahead` half minutes from now; independent of the implementation under
 * test.
 */
export function appShows(key: string, ahead = 0, time = new Date()): string {
  const bits = [...key.replace(/\s/g, "")]
    .map((character) => alphabet.indexOf(character).toString(2).padStart(5, "0"))
    .join("");
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = (Math.floor(time.getTime() / 30_000) + ahead).toString(16).padStart(16, "0");
  const hash = createHmac("sha1", Buffer.from(bytes)).update(Buffer.from(counter, "hex")).digest("hex");
  const from = Number.parseInt(hash.slice(-1), 16) * 2;
  return String((Number.parseInt(hash.slice(from, from + 8), 16) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
