/** The address of an article's source; null unless it is http or https. */
export function sourceAddress(url: string | null): URL | null {
  const address = url ? URL.parse(url) : null;
  return address && /^https?:$/.test(address.protocol) ? address : null;
}
