import "server-only";
import { isIPv6 } from "node:net";

/** The network address a request came from, as our server (or the nearest proxy, without it) wrote it; anyone can write what stands before the last one. Of IPv6 the first half: the other is for whoever has it to choose. */
export const addressOf = (headers: Headers): string =>
  networkOf(headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown");

function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [left = [], right = []] = plain.split("::").map((half) => half.split(":").filter(Boolean));
  const gap = Array(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...gap, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
