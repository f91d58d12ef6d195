import "server-only";
import { createHash, createHmac } from "node:crypto";
import { deriveSecret } from "@/lib/platform/secrets";

export type LinkKind = "answer" | "receipt";

/** Derived, so that a reminder can repeat it; the database stores only the hash. */
export const confirmationToken = (confirmationId: string, kind: LinkKind) =>
  createHmac("sha256", deriveSecret("confirmation link")).update(`${kind} ${confirmationId}`).digest("base64url");

export const confirmationHash = (token: string) => createHash("sha256").update(token).digest("base64url");
