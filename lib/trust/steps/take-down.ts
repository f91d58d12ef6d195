import "server-only";
import { restoreMessages, type TakenWords, takeDownMessages } from "@/lib/contacts/steps/take-down-messages";
import { restoreEvent, takeDownEvent } from "@/lib/events/steps/take-down-event";
import {
  restoreApplicationMessages,
  restoreOffer,
  restoreSeeker,
  takeDownApplicationMessage,
  takeDownOffer,
  takeDownSeeker,
} from "@/lib/jobs/steps/take-down";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import type { EventStatus, JobStatus, Prisma } from "@/lib/platform/prisma/client";
import { restoreEsportPlayer, takeDownEsportPlayer } from "@/lib/players/steps/take-down-esport-player";
import { restoreMedia, takeDownMedia } from "@/lib/players/steps/take-down-media";
import { restorePlayer, takeDownPlayer } from "@/lib/players/steps/take-down-player";
import { restoreRecruiter, takeDownRecruiter } from "@/lib/recruiters/steps/take-down-recruiter";
import type { ReportedKind } from "../schema/moderation";

type ThingKey = { kind: ReportedKind; subjectId: string; concernedId: string | null };

export async function takeDown(
  tx: Tx,
  actor: EventActor,
  { kind, subjectId, concernedId }: ThingKey,
  reason: string,
): Promise<Prisma.InputJsonValue | null> {
  if (kind === "player") return takeDownPlayer(tx, subjectId);
  if (kind === "job") return takeDownOffer(tx, subjectId, reason);
  if (kind === "esport_player") return takeDownEsportPlayer(tx, subjectId);
  if (kind === "job_seeker") return takeDownSeeker(tx, subjectId);
  if (kind === "video" || kind === "picture") {
    await takeDownMedia(tx, kind, subjectId);
    return {};
  }
  if (kind === "event") return takeDownEvent(tx, actor, subjectId);
  if (kind === "recruiter") {
    await takeDownRecruiter(tx, subjectId);
    return {};
  }
  if (kind === "message")
    return [...(await takeDownMessages(tx, { id: subjectId })), ...(await takeDownApplicationMessage(tx, subjectId))];
  const { player } = await tx.thread.findUniqueOrThrow({
    where: { id: subjectId },
    select: { player: { select: { userId: true } } },
  });
  const receiverType = concernedId === null || player.userId === concernedId ? "recruiter" : "player";
  return takeDownMessages(tx, { threadId: subjectId, receiverType });
}

export async function putBack(
  tx: Tx,
  actor: EventActor,
  { kind, subjectId, before }: ThingKey & { before: Prisma.JsonValue },
) {
  const { status } = { status: null, ...(before as object) };
  if (kind === "player") await restorePlayer(tx, subjectId);
  else if (kind === "esport_player") await restoreEsportPlayer(tx, subjectId);
  else if (kind === "job_seeker") await restoreSeeker(tx, subjectId);
  else if (kind === "video" || kind === "picture") await restoreMedia(tx, kind, subjectId);
  else if (kind === "recruiter") await restoreRecruiter(tx, subjectId);
  else if (kind === "job") await restoreOffer(tx, subjectId, status as unknown as JobStatus);
  else if (kind === "event") await restoreEvent(tx, actor, subjectId, status as unknown as EventStatus);
  else {
    await restoreMessages(tx, before as TakenWords[]);
    await restoreApplicationMessages(tx, before as TakenWords[]);
  }
}
