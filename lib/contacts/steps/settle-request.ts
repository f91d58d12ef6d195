import "server-only";
import { captureCredit } from "@/lib/billing/steps/capture-credit";
import { returnCredit } from "@/lib/billing/steps/return-credit";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import { contactEvents } from "../events";
import { isOpen, stateAfter } from "../policy/requests";
import type { OpenRequest } from "../queries/open-request";
import { noteInterest } from "./note-interest";
import { openThread } from "./open-thread";

type Answers = { playerAnswer?: boolean; guardianAnswer?: boolean };

/** Stores an answer. Acceptance opens the name and the conversation and spends the credit; a refusal returns it. */
export async function settleRequest(tx: Tx, actor: EventActor, request: OpenRequest, answers: Answers) {
  const status = stateAfter({ ...request, ...answers });
  const { id: requestId, playerId, recruiterId, creditId } = request;
  const answeredAt = isOpen(status) ? null : now();
  await tx.contactRequest.update({ where: { id: requestId }, data: { ...answers, status, answeredAt } });
  if (status === "awaiting_guardian" && request.status === "pending")
    await contactEvents.record(tx, actor, "contact.passed_to_guardian", { requestId, playerId });
  if (answeredAt) {
    const accepted = status === "accepted";
    if (creditId) await (accepted ? captureCredit : returnCredit)(tx, creditId);
    if (accepted) await openIdentity(tx, request);
    await noteInterest(tx, { recruiterId, playerId, kind: "answered" });
    await contactEvents.record(tx, actor, "contact.answered", { requestId, playerId, recruiterId, accepted });
  }
  return { requestId, status };
}

async function openIdentity(tx: Tx, { id: requestId, recruiterId, playerId }: OpenRequest) {
  await tx.$executeRaw`
    update contact_requests set message = own_words, own_words = null, hidden = '{}'
    where id = ${requestId}::uuid and own_words is not null`;
  await tx.disclosure.create({ data: { requestId, recruiterId, playerId, openedAt: now() } });
  await openThread(tx, { requestId, recruiterId, playerId });
}
