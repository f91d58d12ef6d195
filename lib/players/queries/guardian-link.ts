import "server-only";
import { createHash, createHmac } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";
import { deriveSecret } from "@/lib/platform/secrets";
import { linkDays } from "../schema/guardian";

type Link = { playerId: string; linkedAt: Date };

/** The token of a guardian's link; it can be derived again for a later e-mail, while the database stores only its hash. A new link invalidates it. */
export function guardianTokenOf({ playerId, linkedAt }: Link): string {
  return createHmac("sha256", deriveSecret("guardian link"))
    .update(`${playerId} ${linkedAt.toISOString()}`)
    .digest("base64url");
}

export const guardianTokenHash = (token: string) => createHash("sha256").update(token).digest("base64url");

export const linkEnd = ({ linkedAt }: { linkedAt: Date }) => daysFrom(linkedAt, linkDays);

export const oldestLink = () => daysFrom(now(), -linkDays);
