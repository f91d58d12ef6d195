import { z } from "zod";

const base64url = (bytes: number) =>
  z
    .string("required")
    .regex(/^[\w-]+=*$/, "push_not_possible")
    .refine((text) => Buffer.from(text, "base64url").length === bytes, "push_not_possible");

/** What a browser says of its subscription. */
export const pushInput = z.object({
  endpoint: z.url({ error: "push_not_possible" }).max(1000, "push_not_possible"),
  p256dh: base64url(65),
  auth: base64url(16),
});

/** Without one, all of them. */
export const turnOffInput = z.object({ endpoint: z.string().max(1000).optional() });

/** Somebody's browsers at the most: what is added beyond takes the place of the oldest. */
export const mostDevices = 10;
