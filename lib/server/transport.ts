import { env } from "@/lib/platform/env";

/** Name and value: who came over https is never sent over http again. Over http itself it would mean nothing. */
export const strictTransport = (origin: string = env.APP_URL): [name: string, value: string] | [] =>
  origin.startsWith("https:") ? ["strict-transport-security", "max-age=31536000"] : [];
