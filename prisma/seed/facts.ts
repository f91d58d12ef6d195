import type { DomainEvents, EventType } from "../../lib/entry/domain-events.ts";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Account } from "./accounts.ts";
import { periodsOf } from "./billing.ts";
import { type Days, later } from "./days.ts";
import type { SeedDisclosure } from "./disclosures.ts";
import type { SeedGuardian } from "./guardians.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import type { SeedRequest } from "./requests.ts";
import type { SeedCase } from "./verification.ts";

type SeededRows = {
  players: readonly SeedPlayer[];
  recruiters: readonly SeedRecruiter[];
  requests: readonly SeedRequest[];
  guardians: readonly SeedGuardian[];
  disclosures: readonly SeedDisclosure[];
  messages: readonly Prisma.MessageCreateManyInput[];
  contracts: readonly Prisma.ContractCreateManyInput[];
  admin: Account;
  verificationCases: readonly SeedCase[];
};

/** The audit trail of all rows above, in order and already handled, so that nothing triggers notifications. */
export function makeFacts(
  { players, recruiters, requests, guardians, disclosures, messages, contracts, admin, verificationCases }: SeededRows,
  days: Days,
): Prisma.DomainEventCreateManyInput[] {
  const rows: (Prisma.DomainEventCreateManyInput & { createdAt: Date })[] = [];
  const record = <T extends EventType>(type: T, actorId: string | null, createdAt: Date, data: DomainEvents[T]) =>
    rows.push({ type, actorId, data, createdAt, plannedAt: createdAt });

  const userOf = new Map([...players, ...recruiters].map(({ row, account }) => [row.id, account.user.id]));
  for (const { account, row } of [...players, ...recruiters])
    record("account.created", account.user.id, row.createdAt, { userId: account.user.id });
  for (const { account, row } of players) record("player.joined", account.user.id, row.createdAt, { playerId: row.id });
  for (const guardian of guardians) recordGuardian(guardian);
  for (const recruiter of recruiters) recordRecruiter(recruiter);
  for (const { row } of players) recordIdentity(row);
  for (const request of requests) recordRequest(request);
  for (const { id, playerId, recruiterId, closedAt } of disclosures) {
    if (closedAt)
      record("identity.closed", userOf.get(playerId)!, closedAt, { disclosureId: id, playerId, recruiterId });
  }
  for (const { id, playerId, recruiterId, createdAt, answeredAt } of contracts) {
    if (!answeredAt) continue;
    const between = { contractId: id!, playerId, recruiterId };
    record("contract.recorded", userOf.get(recruiterId)!, new Date(createdAt!), between);
    record("contract.answered", userOf.get(playerId)!, new Date(answeredAt), { ...between, confirmed: true });
  }
  for (const { id, threadId, senderId, receiverId, createdAt } of messages) {
    record("message.sent", userOf.get(senderId)!, new Date(createdAt!), {
      messageId: id!,
      threadId,
      receiverUserId: userOf.get(receiverId)!,
    });
  }
  return rows.sort((first, other) => first.createdAt.getTime() - other.createdAt.getTime());

  function recordGuardian({ playerId, status, invitedAt, confirmedAt }: SeedGuardian) {
    record("guardian.invited", userOf.get(playerId)!, invitedAt, { playerId });
    if (confirmedAt) record("guardian.confirmed", null, confirmedAt, { playerId });
    if (status === "declined") record("guardian.declined", null, later(invitedAt, 1), { playerId });
  }

  function recordIdentity({ id: playerId, userId }: SeedPlayer["row"]) {
    const last = verificationCases.findLast((each) => each.userId === userId && each.decidedAt);
    const verdict = last?.verificationStatus === "rejected" ? "player.rejected" : "player.verified";
    if (last) record(verdict, admin.user.id, new Date(last.decidedAt!), { playerId, verificationCaseId: last.id });
  }

  function recordRequest({ row, player, recruiter, outcome }: SeedRequest) {
    const ids = { requestId: row.id, playerId: row.playerId, recruiterId: row.recruiterId };
    const time = row.answeredAt ?? row.createdAt;
    record("contact.requested", recruiter.account.user.id, row.createdAt, ids);
    if (outcome === "expired") record("contact.expired", null, time, ids);
    if (outcome === "withdrawn") record("contact.withdrawn", recruiter.account.user.id, time, ids);
    if (outcome === "awaiting_guardian") {
      record("contact.passed_to_guardian", player.account.user.id, time, { requestId: row.id, playerId: row.playerId });
    }
    if (outcome === "accepted" || outcome === "refused") {
      record("contact.answered", player.account.user.id, time, { ...ids, accepted: outcome === "accepted" });
    }
  }

  function recordRecruiter(recruiter: SeedRecruiter) {
    const { row, account, organization } = recruiter;
    const verificationCaseId = idFor(`kyc ${organization.name} organization_proof`);
    record("recruiter.joined", account.user.id, row.createdAt, { recruiterId: row.id });
    if (row.verifiedAt)
      record("recruiter.verified", admin.user.id, row.verifiedAt, { recruiterId: row.id, verificationCaseId });
    if (row.status === "rejected")
      record("recruiter.rejected", admin.user.id, later(row.createdAt, 2), { recruiterId: row.id, verificationCaseId });
    for (const { start } of periodsOf(recruiter, days))
      record("subscription.changed", null, start, { recruiterId: row.id });
  }
}
