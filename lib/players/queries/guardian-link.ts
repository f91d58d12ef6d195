import "server-only";
import { createHash, createHmac } from "node:crypto";
import { deriveSecret } from "@/lib/core/secrets";

type Invitation = { playerId: string; invitedAt: Date };

/** The token of a guardian's link. It can be made again for a later mail, while the database keeps only its hash; a new invitation ends it. */
export function guardianTokenOf({ playerId, invitedAt }: Invitation): string {
  return createHmac("sha256", deriveSecret("guardian link"))
    .update(`${playerId} ${invitedAt.toISOString()}`)
    .digest("base64url");
}

export const guardianTokenHash = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Where a guardian reads and answers, without language. */
export const guardianPath = (invitation: Invitation) => `/guardian/${guardianTokenOf(invitation)}`;
