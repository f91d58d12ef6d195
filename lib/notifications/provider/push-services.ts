import { env } from "@/lib/platform/env";

/** The push services of the browsers there are. A subscription is an address that a browser tells us and that we call: no other is called. */
const services = [
  /^fcm\.googleapis\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /(^|\.)push\.apple\.com$/,
  /(^|\.)notify\.windows\.com$/,
];

export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (env.PUSH_SERVICE && url.origin === env.PUSH_SERVICE) return true;
  return url.protocol === "https:" && url.port === "" && services.some((service) => service.test(url.hostname));
}
