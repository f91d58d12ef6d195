import { env } from "@/lib/platform/env";

/** The endpoint comes from the browser, so only the known push services are ever called. */
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
