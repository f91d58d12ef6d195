import "server-only";
import { isIPv6 } from "node:net";

/** The client's network address as set by our server or the nearest proxy; IPv6 addresses are cut to /64, because clients can choose the rest. */
export const addressOf = (headers: Headers): string =>
  networkOf(headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown");

function networkOf(address: string): string {
  const withoutPrefix = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(withoutPrefix)) return withoutPrefix;
  const [left = [], right = []] = withoutPrefix.split("::").map((half) => half.split(":").filter(Boolean));
  const gap = Array(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...gap, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
