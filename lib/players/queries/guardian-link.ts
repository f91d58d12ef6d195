import "server-only";
import { createHash, createHmac } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";
import { deriveSecret } from "@/lib/platform/secrets";
import { linkDays } from "../schema/guardian";

type Link = { playerId: string; linkedAt: Date };

/** The token of a guardian's link. It can be made again for a later mail, while the database keeps only its hash; a new link ends it. */
export function guardianTokenOf({ playerId, linkedAt }: Link): string {
  return createHmac("sha256", deriveSecret("guardian link"))
    .update(`${playerId} ${linkedAt.toISOString()}`)
    .digest("base64url");
}

export const guardianTokenHash = (token: string) => createHash("sha256").update(token).digest("base64url");

export const linkEnd = ({ linkedAt }: { linkedAt: Date }) => daysFrom(linkedAt, linkDays);

/** The moment a link must be younger than. */
export const oldestLink = () => daysFrom(now(), -linkDays);
