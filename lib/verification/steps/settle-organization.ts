import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { type EventActor, recordEvent } from "@/lib/platform/outbox/domain-events";
import { isRequired } from "../schema/check";
import { settleStanding } from "./settle-standing";

type Organization = { id: string; userId: string; status: "pending" | "verified" | "rejected" };
type Settled = { id: string; documentType: string; verdict: "pending" | "verified" | "rejected" };

/** What one verdict comes to for an organisation, and the fact that tells it. */
export async function settleOrganization(tx: Tx, doer: EventActor, recruiter: Organization, { id, ...kyc }: Settled) {
  const verified = kyc.verdict === "verified";
  const about = { recruiterId: recruiter.id, kycId: id };
  if (!isRequired(kyc.documentType))
    return recordEvent(tx, doer, verified ? "licence.verified" : "licence.rejected", about);
  const standing = await settleStanding(tx, recruiter);
  const change = { ...about, was: recruiter.status, is: standing ?? recruiter.status };
  if (!verified) await recordEvent(tx, doer, "recruiter.rejected", change);
  else if (standing === "verified") await recordEvent(tx, doer, "recruiter.verified", change);
}
