import "server-only";
import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/** Private and reserved networks, RFC 6890 and its successors. */
const reservedNets = new BlockList();
for (const net of [
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24",
  "192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4",
].flatMap((line) => line.split(" "))) {
  const [address = "", bits] = net.split("/");
  reservedNets.addSubnet(address, Number(bits), "ipv4");
}
/** Only 2000::/3 is public; the exceptions embed IPv4 addresses or are reserved. */
const publicNets = new BlockList();
publicNets.addSubnet("2000::", 3, "ipv6");
for (const net of ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]) {
  const [address = "", bits] = net.split("/");
  reservedNets.addSubnet(address, Number(bits), "ipv6");
}

export function isOutside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reservedNets.check(address, "ipv4");
  return family === 6 && publicNets.check(address, "ipv6") && !reservedNets.check(address, "ipv6");
}

/** False for an address that can only be private; names are resolved when they are fetched. */
export function mayBeOutside(url: string): boolean {
  const name = withoutBrackets(new URL(url).hostname);
  return isIP(name) ? isOutside(name) : name.includes(".");
}

const withoutBrackets = (host: string) => host.replace(/^\[|\]$/g, "");

/** The address to connect to; null if any address of the host is not public. */
export async function resolvedOutside(host: string, isAllowedAddress = isOutside): Promise<string | null> {
  const name = withoutBrackets(host);
  const addresses = isIP(name) ? [name] : (await lookup(name, { all: true })).map(({ address }) => address);
  return addresses.every(isAllowedAddress) ? (addresses[0] ?? null) : null;
}
