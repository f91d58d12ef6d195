import "server-only";
import { accountPages, eventPages, licenceEventTags, newsTags, reportedItemPages } from "../cache/page-tags";
import type { Actor } from "../command/actor";
import type { Tx } from "../db/db";
import type { Prisma } from "../prisma/client";
import type { AccountEvents } from "./account-events";
import type { BoardMove, Change, Confirming, Decided, ScopeChange } from "./event-changes";
import { type NeedEvents, needEventTags } from "./need-events";
import { noteEvent } from "./outbox-context";
import { type PairEvents, pairEventTags } from "./pair-events";
import { type SeatEvents, seatEventTags } from "./seat-events";

export type { Change, ChangeState, ScopeChange } from "./event-changes";

type SharedEvents = AccountEvents & SeatEvents & NeedEvents & PairEvents;

/** All domain events. Past tense; ids only, never names or texts. */
export type DomainEvents = SharedEvents & {
  "player.joined": { playerId: string };
  "player.updated": { playerId: string };
  /** Names and contact details in a minor's stored texts were masked. */
  "player.texts_masked": { playerId: string };
  /** For their own consent, which a parent could not give. */
  "player.asked": { playerId: string };
  "player.agreed": { playerId: string };
  "player.disagreed": { playerId: string };
  /** `at`: when they were asked; part of the mailed link. */
  "availability.asked": { playerId: string; at: string };
  "availability.confirmed": { playerId: string; answer: string };
  /** Identity was checked against documents. */
  "player.verified": { playerId: string; kycId: string };
  "player.rejected": { playerId: string; kycId: string };
  "agent.asked": { playerId: string };
  "agent.withdrawn": { playerId: string };
  "guardian.invited": { playerId: string };
  "guardian.change_asked": { playerId: string };
  "guardian.link_asked": { playerIds: string[] };
  /** Consents given or withdrawn, by kind. */
  "guardian.consented": { playerId: string; changed: string[] };
  /** `at`: the 18th birthday; announced weeks before it, ended on it. */
  "guardian.end_announced": { playerId: string; at: string };
  "guardian.ended": { playerId: string; at: string };
  "guardian.confirmed": { playerId: string };
  "guardian.declined": { playerId: string };
  "esport.joined": { esportPlayerId: string };
  "esport.updated": { esportPlayerId: string };
  "seeker.updated": { seekerId: string };
  "introduction.asked": { introductionId: string };
  "introduction.answered": { introductionId: string };
  "introduction.expired": { introductionId: string };
  "introduction.withdrawn": { introductionId: string };
  /** By the person who had accepted. */
  "introduction.closed": { introductionId: string };
  "recruiter.joined": { recruiterId: string };
  "recruiter.updated": { recruiterId: string };
  "document.uploaded": { documentId: string };
  /** The first of two approvals for an agent's document. */
  "kyc.first_approved": { kycId: string; userId: string } & Change;
  "kyc.decided": { kycId: string; userId: string } & Change;
  "kyc.taken_back": { kycId: string; userId: string } & Change;
  "recruiter.verified": { recruiterId: string; kycId: string } & Partial<Change>;
  "recruiter.rejected": { recruiterId: string; kycId: string } & Partial<Change>;
  "licence.verified": { recruiterId: string; kycId: string };
  "licence.rejected": { recruiterId: string; kycId: string };
  "subscription.changed": { recruiterId: string };
  /** Moved in a pipeline (`from` null: added); without `because` by hand. */
  "match.moved": { matchId: string; playerId: string; recruiterId: string } & BoardMove;
  "tasks.due": { recruiterId: string; count: number };
  "message.sent": { messageId: string; threadId: string; receiverUserId: string };
  "message.read": { threadId: string };
  /** `before`: its former sport; `out`: it is public. */
  "news.saved": { newsId: string; slug: string; sport: string; before: string; out: boolean };
  "news.imported": { newsId: string; slug: string; sport: string };
  "news.submitted": { newsId: string; slug: string; sport: string } & Partial<Change>;
  /** `userId`: the other person. */
  "person.blocked": { userId: string };
  "person.unblocked": { userId: string };
  "news.scheduled": { newsId: string; slug: string; sport: string } & Partial<Change>;
  "news.published": { newsId: string; slug: string; sport: string } & Partial<Change>;
  "news.retracted": { newsId: string; slug: string; sport: string } & Partial<Change>;
  /** `version`: the new version. */
  "claim.saved": { claimId: string; version: number };
  /** Positions counted from 1. */
  "claim.moved": { claimId: string; placeBefore: number; placeAfter: number };
  "claim.removed": { claimId: string } & Change;
  "claim.restored": { claimId: string } & Change;
  "job.posted": { jobId: string };
  "job.changed": { jobId: string };
  "job.renewed": { jobId: string };
  "job.closed": { jobId: string };
  /** By a moderator, with a reason. */
  "job.taken_down": { jobId: string };
  /** By a moderator, with a reason. */
  "job.corrected": { jobId: string };
  /** Of a minor: contact and links removed, or the listing hidden when `stays` is false. */
  "job.protected": { jobId: string; stays: boolean };
  /** A week before it expires. */
  "job.expiry_announced": { jobId: string };
  /** Its listings stay hidden until the birth date is given. */
  "job.birth_date_asked": { userId: string };
  "job.expired": { jobId: string };
  "application.sent": { applicationId: string; jobId: string };
  "application.answered": { applicationId: string; jobId: string; state: string };
  "application.withdrawn": { applicationId: string; jobId: string };
  "wishlist.added": { jobId: string; recruiterId: string };
  "wishlist.handled": { jobId: string; recruiterId: string };
  /** The outcome of a contact was recorded or corrected. */
  "wishlist.followed": { jobId: string; recruiterId: string };
  "event.drafted": { eventId: string };
  "event.discarded": { eventId: string };
  "event.published": { eventId: string };
  /** By its organizer; participants are notified. */
  "event.called_off": { eventId: string };
  "event.reinstated": { eventId: string };
  /** `moved`: date, time or place changed. */
  "event.changed": { eventId: string; moved: boolean };
  "event.registered": { eventId: string; playerId: string; waiting: boolean };
  "event.confirmed": { eventId: string; playerId: string };
  "event.promoted": { eventId: string; playerId: string };
  /** By the organizer. */
  "event.declined": { eventId: string; playerId: string };
  /** By the player. */
  "event.cancelled": { eventId: string; playerId: string };
  "event.checked_in": { eventId: string; playerId: string; arrived: boolean };
  "event.result_recorded": { eventId: string; playerId: string };
  "event.result_removed": { eventId: string; playerId: string };
  "confirmation.asked": Confirming;
  "confirmation.reminded": Confirming;
  "confirmation.answered": Confirming;
  "confirmation.withdrawn": Confirming;
  "confirmation.expired": Confirming;
  "confirmation.taken_back": Confirming;
  /** By a moderator, after a suspicious answer. */
  "confirmation.settled": Confirming & { verdict: "cleared" | "voided" };
  "cv.made": { cvId: string; playerId: string };
  "cv.closed": { cvId: string; playerId: string };
  "ticket.opened": { ticketId: string };
  /** Null: unassigned. */
  /** `batch`: part of a bulk update. */
  "ticket.assigned": { ticketId: string; assigneeId: string | null; formerId?: string | null; batch?: string };
  "ticket.answered": { ticketId: string; answerId: string };
  "case.reported": { caseId: string; reportId: string };
  /** `at`: time shared by the matches of one alert. */
  "alert.matched": { recruiterId: string; at: string };
  /** `userId`: owner of the reported item; `ruling`: the decision. */
  "case.decided": Decided;
  "case.appealed": { caseId: string; userId: string | null };
  "case.appeal_decided": Decided & { undone: boolean };
  "ticket.closed": { ticketId: string; batch?: string } & Partial<Change>;
  "ticket.reopened": { ticketId: string } & Partial<Change>;
  "staff.appointed": { userId: string };
  "staff.scopes_changed": { userId: string } & ScopeChange;
  /** An export of a list, or of a person's or child's own data. */
  "list.exported": { list: string; format: string; playerId?: string };
  /** Written by a job. */
  "export.asked": { exportId: string };
  "export.finished": { exportId: string };
};

export type EventType = keyof DomainEvents;
export type DomainEvent<T extends EventType = EventType> = {
  [K in T]: { id: bigint; type: K; actorId: string | null; data: DomainEvents[K]; createdAt: Date };
}[T];

/** Tags invalidated by each event; others change nothing public. */
const tagsInvalidatedBy: { [T in EventType]?: (data: DomainEvents[T]) => string[] } = {
  "account.closed": () => ["players", "recruiters", "esport", "stats"],
  "account.reopened": () => ["players", "recruiters", "esport", "stats"],
  "account.erased": () => ["players", "recruiters", "esport", "stats"],
  "account.suspended": accountPages,
  "account.restored": accountPages,
  "case.decided": reportedItemPages,
  "case.appeal_decided": reportedItemPages,
  "player.joined": () => ["players", "stats"],
  "player.updated": () => ["players", "stats"],
  "player.texts_masked": () => ["players", "jobs"],
  "esport.joined": () => ["esport"],
  "esport.updated": ({ esportPlayerId }) => ["esport", `esport:${esportPlayerId}`],
  "player.agreed": () => ["players", "stats"],
  "player.disagreed": () => ["players", "stats"],
  "player.verified": () => ["players"],
  "guardian.consented": () => ["players"],
  "guardian.ended": () => ["players", "stats"],
  "guardian.confirmed": () => ["players", "stats"],
  "guardian.declined": () => ["players", "stats"],
  ...seatEventTags,
  ...needEventTags,
  ...pairEventTags,
  "recruiter.updated": ({ recruiterId }) => ["recruiters", `recruiters:${recruiterId}`, "stats"],
  "recruiter.verified": ({ recruiterId }) => ["recruiters", `recruiters:${recruiterId}`, "stats", "events"],
  "recruiter.rejected": ({ recruiterId }) => ["recruiters", `recruiters:${recruiterId}`, "stats"],
  ...licenceEventTags,
  "event.published": eventPages,
  "event.changed": eventPages,
  "event.called_off": eventPages,
  "event.reinstated": eventPages,
  "event.declined": eventPages,
  "event.result_recorded": () => ["players"],
  "event.result_removed": () => ["players"],
  "confirmation.answered": () => ["players"],
  "confirmation.taken_back": () => ["players"],
  "confirmation.settled": () => ["players"],
  "event.registered": eventPages,
  "event.promoted": eventPages,
  "event.cancelled": eventPages,
  "news.saved": (saved) => (saved.out ? [...newsTags(saved), `news:${saved.before}`] : []),
  "news.published": newsTags,
  "news.retracted": newsTags,
  "claim.saved": () => ["claims"],
  "claim.moved": () => ["claims"],
  "claim.removed": () => ["claims"],
  "claim.restored": () => ["claims"],
  "job.posted": ({ jobId }) => ["jobs", `jobs:${jobId}`],
  "job.changed": ({ jobId }) => ["jobs", `jobs:${jobId}`],
  "job.renewed": ({ jobId }) => ["jobs", `jobs:${jobId}`],
  "job.closed": ({ jobId }) => ["jobs", `jobs:${jobId}`],
  "job.taken_down": ({ jobId }) => ["jobs", `jobs:${jobId}`],
  "job.corrected": ({ jobId }) => ["jobs", `jobs:${jobId}`],
  "job.protected": ({ jobId }) => ["jobs", `jobs:${jobId}`],
  "job.expired": ({ jobId }) => ["jobs", `jobs:${jobId}`],
};

const pendingTags = new WeakMap<Tx, Set<string>>();

/** In a handler: the actor of the event being handled. */
export type EventActor = Pick<Actor, "userId">;

/** Records an event in the transaction of the change. */
export async function recordEvent<T extends EventType>(tx: Tx, actor: EventActor, type: T, data: DomainEvents[T]) {
  const { id } = await tx.fact.create({ data: { type, actorId: actor.userId, data: data as Prisma.InputJsonValue } });
  noteEvent(id);
  pendingTags.set(tx, new Set([...tagsOf(tx), ...(tagsInvalidatedBy[type]?.(data) ?? [])]));
}

/** Tags to invalidate once this transaction is committed. */
export const tagsOf = (tx: Tx): ReadonlySet<string> => pendingTags.get(tx) ?? new Set();
