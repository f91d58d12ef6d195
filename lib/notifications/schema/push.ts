import { z } from "zod";
import { boundedText } from "@/lib/platform/command/input";

const base64url = (bytes: number) =>
  boundedText(200, "required", "push_not_possible")
    .regex(/^[\w-]+=*$/, "push_not_possible")
    .refine((text) => Buffer.from(text, "base64url").length === bytes, "push_not_possible");

export const pushInput = z.object({
  endpoint: boundedText(1000, "push_not_possible").check(z.url({ error: "push_not_possible" })),
  p256dh: base64url(65),
  auth: base64url(16),
});

/** Without an endpoint, all subscriptions are removed. */
export const turnOffInput = z.object({ endpoint: boundedText(1000).optional() });

export const mostDevices = 10;
