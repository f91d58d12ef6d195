import "server-only";
import { createHash, createHmac } from "node:crypto";
import { deriveSecret } from "@/lib/platform/secrets";

/** The link that answers, and the receipt's that takes the answer back. */
export type LinkKind = "answer" | "receipt";

/** Can be made again for a reminder; the database keeps its hash alone. */
export const confirmationToken = (confirmationId: string, kind: LinkKind) =>
  createHmac("sha256", deriveSecret("confirmation link")).update(`${kind} ${confirmationId}`).digest("base64url");

export const confirmationHash = (token: string) => createHash("sha256").update(token).digest("base64url");
