import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import { recruiterEvents } from "@/lib/recruiters/events";
import { isRequired } from "../schema/check";
import { settleRecruiterStatus } from "./settle-recruiter-status";

type Organization = { id: string; userId: string; status: "pending" | "verified" | "rejected" };
type SettledCase = { id: string; documentType: string; verdict: "pending" | "verified" | "rejected" };

export async function settleOrganization(
  tx: Tx,
  actor: EventActor,
  recruiter: Organization,
  { id, ...verificationCase }: SettledCase,
) {
  const verified = verificationCase.verdict === "verified";
  const eventData = { recruiterId: recruiter.id, verificationCaseId: id };
  if (!isRequired(verificationCase.documentType))
    return recruiterEvents.record(tx, actor, verified ? "licence.verified" : "licence.rejected", eventData);
  const newStatus = await settleRecruiterStatus(tx, recruiter);
  const change = { ...eventData, was: recruiter.status, is: newStatus ?? recruiter.status };
  if (!verified) await recruiterEvents.record(tx, actor, "recruiter.rejected", change);
  else if (newStatus === "verified") await recruiterEvents.record(tx, actor, "recruiter.verified", change);
}
