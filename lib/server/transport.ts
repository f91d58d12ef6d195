import { env } from "@/lib/platform/env";

/** HSTS header; only meaningful over https. */
export const strictTransport = (origin: string = env.APP_URL): [name: string, value: string] | [] =>
  origin.startsWith("https:") ? ["strict-transport-security", "max-age=31536000"] : [];
