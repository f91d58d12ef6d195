import "server-only";
import { daysFrom, now, secondsFrom } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { identityKeptDays } from "@/lib/platform/files/storage/limits";
import { scheduleDeletion } from "@/lib/platform/files/storage/schedule-deletion";
import { wake } from "@/lib/platform/outbox/jobs";
import { trustEvents } from "../events";
import { lockHeldCase } from "../queries/case-to-decide";
import { isDeleted } from "../schema/check";
import { settleAfter } from "../schema/limits";
import { settleOrganization } from "./settle-organization";
import { settlePlayer } from "./settle-player";

/** Applies verdicts that can no longer be taken back, each in its own transaction; returns their number. */
export async function settleVerdicts(actor: Actor): Promise<number> {
  const count = await forEachDueInBatches(
    (id, take) =>
      db.kycDocument.findMany({ where: { ...dueFilter(), id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) => transaction((tx) => settle(tx, actor, id)),
  );
  await wakeForNext();
  return count;
}

const decidedFilter = { verificationStatus: "pending", verdict: { not: null } } as const;
const dueFilter = () => ({ ...decidedFilter, decidedAt: { lte: secondsFrom(now(), -settleAfter) } });

async function wakeForNext() {
  const next = await db.kycDocument.findFirst({
    where: decidedFilter,
    orderBy: { decidedAt: "asc" },
    select: { decidedAt: true },
  });
  if (!next?.decidedAt) return;
  const seconds = settleAfter - Math.floor((now().getTime() - next.decidedAt.getTime()) / 1000);
  if (seconds > 0) await wake("verdicts", seconds);
}

async function settle(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const verificationCase = await lockHeldCase(tx, id);
  if (!verificationCase) return false;
  const { verdict, recruiter, player, documentId, documentType } = verificationCase;
  await tx.kycDocument.update({
    where: { id },
    data: { verificationStatus: verdict, verdict: null, verifiedAt: verdict === "verified" ? now() : null },
  });
  if (documentId && isDeleted(documentType)) await scheduleDeletion(tx, documentId, daysFrom(now(), identityKeptDays));
  const eventActor = verificationCase.decidedById ? { userId: verificationCase.decidedById } : actor;
  if (recruiter) await settleOrganization(tx, eventActor, recruiter, verificationCase);
  else if (player) await settlePlayer(tx, eventActor, player, verificationCase);
  else
    await trustEvents.record(tx, eventActor, verdict === "verified" ? "poster.verified" : "poster.rejected", {
      userId: verificationCase.userId,
      verificationCaseId: id,
    });
  return true;
}
