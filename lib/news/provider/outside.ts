import "server-only";
import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/** Networks that are ours, our machine's or nobody's: RFC 6890 and its successors. */
const inside = new BlockList();
for (const net of [
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24",
  "192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4",
].flatMap((line) => line.split(" "))) {
  const [address = "", bits] = net.split("/");
  inside.addSubnet(address, Number(bits), "ipv4");
}
/** Only 2000::/3 is the public Internet, without what wraps an older address in a newer one. */
const outside = new BlockList();
outside.addSubnet("2000::", 3, "ipv6");
for (const net of ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]) {
  const [address = "", bits] = net.split("/");
  inside.addSubnet(address, Number(bits), "ipv6");
}

/** True for an address that a stranger could reach as well. */
export function isOutside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, "ipv4");
  return family === 6 && outside.check(address, "ipv6") && !inside.check(address, "ipv6");
}

/** The one address to connect to: null as soon as one of a name's addresses is not outside. */
export async function resolvedOutside(host: string, mayReach = isOutside): Promise<string | null> {
  const name = host.replace(/^\[|\]$/g, "");
  const found = isIP(name) ? [name] : (await lookup(name, { all: true })).map(({ address }) => address);
  return found.every(mayReach) ? (found[0] ?? null) : null;
}
