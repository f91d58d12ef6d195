import { env } from "@/lib/platform/env";

export const strictTransport = (origin: string = env.APP_URL): [name: string, value: string] | [] =>
  origin.startsWith("https:") ? ["strict-transport-security", "max-age=31536000"] : [];
