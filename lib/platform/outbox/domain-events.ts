import "server-only";
import { accountPages, eventPages, newsTags, outdatedByLicences, thingPages } from "../cache/page-tags";
import type { Actor } from "../command/actor";
import type { Tx } from "../db/db";
import type { Prisma } from "../prisma/client";
import type { AccountFacts } from "./account-events";
import type { BoardMove, Change, Confirming, Decided, ScopeChange } from "./event-changes";
import { type NeedFacts, outdatedByNeeds } from "./need-events";
import { noteEvent } from "./outbox-context";
import { outdatedByPairs, type PairFacts } from "./pair-events";
import { outdatedBySeats, type SeatFacts } from "./seat-events";

export type { Change, ChangeState, ScopeChange } from "./event-changes";

type Beside = AccountFacts & SeatFacts & NeedFacts & PairFacts;

/** Everything that can happen, and what is known of it. Past tense; ids only, never names or texts. */
export type DomainEvents = Beside & {
  "player.joined": { playerId: string };
  "player.updated": { playerId: string };
  /** Of a minor: names and contact details in stored texts are masked. */
  "player.texts_masked": { playerId: string };
  /** For their own yes, which a parent who registered them could not give. */
  "player.asked": { playerId: string };
  "player.agreed": { playerId: string };
  "player.disagreed": { playerId: string };
  /** Whether they are still free; `at`: when, which the link of the letter is made from. */
  "availability.asked": { playerId: string; at: string };
  "availability.confirmed": { playerId: string; answer: string };
  /** A person held their name and date of birth against papers. */
  "player.verified": { playerId: string; kycId: string };
  /** A paper was not accepted. */
  "player.rejected": { playerId: string; kycId: string };
  /** Of age, for us to act for them; withdrawn: no longer. */
  "agent.asked": { playerId: string };
  "agent.withdrawn": { playerId: string };
  "guardian.invited": { playerId: string };
  /** Another address is to take the place of the present guardian's. */
  "guardian.change_asked": { playerId: string };
  "guardian.link_asked": { playerIds: string[] };
  /** Consents that were given or taken back, by kind. */
  "guardian.consented": { playerId: string; changed: string[] };
  /** `at`: the 18th birthday; the first comes some weeks before it, the second on it. */
  "guardian.end_announced": { playerId: string; at: string };
  "guardian.ended": { playerId: string; at: string };
  "guardian.confirmed": { playerId: string };
  "guardian.declined": { playerId: string };
  "esport.joined": { esportPlayerId: string };
  /** Changed, shown or hidden by its owner. */
  "esport.updated": { esportPlayerId: string };
  /** The profile of somebody who works in sport. */
  "seeker.updated": { seekerId: string };
  /** A recruiter asks to be in contact with somebody who plays e-sport or works in sport. */
  "introduction.asked": { introductionId: string };
  "introduction.answered": { introductionId: string };
  "introduction.expired": { introductionId: string };
  "introduction.withdrawn": { introductionId: string };
  /** By who had said yes. */
  "introduction.closed": { introductionId: string };
  "recruiter.joined": { recruiterId: string };
  "recruiter.updated": { recruiterId: string };
  "document.uploaded": { documentId: string };
  /** The first of two approvals that an agent's paper needs. */
  "kyc.first_approved": { kycId: string; userId: string } & Change;
  "kyc.decided": { kycId: string; userId: string } & Change;
  "kyc.taken_back": { kycId: string; userId: string } & Change;
  "recruiter.verified": { recruiterId: string; kycId: string } & Partial<Change>;
  "recruiter.rejected": { recruiterId: string; kycId: string } & Partial<Change>;
  "licence.verified": { recruiterId: string; kycId: string };
  "licence.rejected": { recruiterId: string; kycId: string };
  "subscription.changed": { recruiterId: string };
  /** Put on the board of an organisation (`from` is null) or into another column of it, where it stood since `since`; without `because` by hand. */
  "match.moved": { matchId: string; playerId: string; recruiterId: string } & BoardMove;
  /** The tasks of a board that are due on this day, of which its organisation is told once. */
  "tasks.due": { recruiterId: string; count: number };
  "message.sent": { messageId: string; threadId: string; receiverUserId: string };
  /** Who received something in this conversation has read it. */
  "message.read": { threadId: string };
  /** `before`: the sport it was in until then; `out`: readers see the change at once. */
  "news.saved": { newsId: string; slug: string; sport: string; before: string; out: boolean };
  /** A draft, from a feed. */
  "news.imported": { newsId: string; slug: string; sport: string };
  /** Waits for somebody else of the staff to read it. */
  "news.submitted": { newsId: string; slug: string; sport: string } & Partial<Change>;
  /** `userId`: who is blocked, or no longer. */
  "person.blocked": { userId: string };
  "person.unblocked": { userId: string };
  "news.scheduled": { newsId: string; slug: string; sport: string } & Partial<Change>;
  "news.published": { newsId: string; slug: string; sport: string } & Partial<Change>;
  "news.retracted": { newsId: string; slug: string; sport: string } & Partial<Change>;
  /** `version`: what it says from now on; the one before is what it said. */
  "claim.saved": { claimId: string; version: number };
  /** Its place among the others, counted from 1. */
  "claim.moved": { claimId: string; placeBefore: number; placeAfter: number };
  "claim.removed": { claimId: string } & Change;
  "claim.restored": { claimId: string } & Change;
  "job.posted": { jobId: string };
  "job.changed": { jobId: string };
  "job.renewed": { jobId: string };
  "job.closed": { jobId: string };
  /** By who moderates, for a reason that its owner reads. */
  "job.taken_down": { jobId: string };
  /** By who moderates; its owner reads why. */
  "job.corrected": { jobId: string };
  /** Of a minor: without contact and links from now on, or off the board when `stays` is false. */
  "job.protected": { jobId: string; stays: boolean };
  /** It leaves the board in a week unless its owner renews it. */
  "job.expiry_announced": { jobId: string };
  /** Of an author whose open offers nobody sees without it. */
  "job.birth_date_asked": { userId: string };
  /** Off the board, for want of renewal. */
  "job.expired": { jobId: string };
  "application.sent": { applicationId: string; jobId: string };
  "application.answered": { applicationId: string; jobId: string; state: string };
  "application.withdrawn": { applicationId: string; jobId: string };
  "wishlist.added": { jobId: string; recruiterId: string };
  "wishlist.handled": { jobId: string; recruiterId: string };
  /** What came of a touch was noted, or corrected. */
  "wishlist.followed": { jobId: string; recruiterId: string };
  "event.drafted": { eventId: string };
  "event.discarded": { eventId: string };
  "event.published": { eventId: string };
  /** By its organiser; who comes or waits is told. */
  "event.called_off": { eventId: string };
  /** It takes place after all: what we took down was put back. */
  "event.reinstated": { eventId: string };
  /** `moved`: its day, hour or place is another one. */
  "event.changed": { eventId: string; moved: boolean };
  "event.registered": { eventId: string; playerId: string; waiting: boolean };
  "event.confirmed": { eventId: string; playerId: string };
  "event.promoted": { eventId: string; playerId: string };
  /** By the organiser, who does not expect this player. */
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
  /** By who moderates, of one that was odd. */
  "confirmation.settled": Confirming & { verdict: "cleared" | "voided" };
  "cv.made": { cvId: string; playerId: string };
  "cv.closed": { cvId: string; playerId: string };
  "ticket.opened": { ticketId: string };
  /** Null: it is nobody's again. */
  /** `batch`: when several were tended at once. */
  "ticket.assigned": { ticketId: string; assigneeId: string | null; formerId?: string | null; batch?: string };
  "ticket.answered": { ticketId: string; answerId: string };
  "case.reported": { caseId: string; reportId: string };
  /** An organization is told of the players its alerts found; `at`: when, which its finds bear. */
  "alert.matched": { recruiterId: string; at: string };
  /** `userId`: whose the thing is, whose standing changed; `ruling`: what was decided. */
  "case.decided": Decided;
  "case.appealed": { caseId: string; userId: string | null };
  "case.appeal_decided": Decided & { undone: boolean };
  "ticket.closed": { ticketId: string; batch?: string } & Partial<Change>;
  "ticket.reopened": { ticketId: string } & Partial<Change>;
  /** Somebody with an account became one of the staff, with nothing to look after yet. */
  "staff.appointed": { userId: string };
  "staff.scopes_changed": { userId: string } & ScopeChange;
  /** Somebody took a list away as a file, or a copy of their own data, or of a child's. */
  "list.exported": { list: string; format: string; playerId?: string };
  /** Everybody as a file, which a job writes. */
  "export.asked": { exportId: string };
  "export.finished": { exportId: string };
};

export type EventType = keyof DomainEvents;
export type DomainEvent<T extends EventType = EventType> = {
  [K in T]: { id: bigint; type: K; actorId: string | null; data: DomainEvents[K]; createdAt: Date };
}[T];

/** Tags of the public reads that a fact makes out of date; a fact that is not here changes nothing a stranger may see. */
const tagsInvalidatedBy: { [T in EventType]?: (data: DomainEvents[T]) => string[] } = {
  "account.closed": () => ["players", "recruiters", "esport", "stats"],
  "account.reopened": () => ["players", "recruiters", "esport", "stats"],
  "account.erased": () => ["players", "recruiters", "esport", "stats"],
  "account.suspended": accountPages,
  "account.restored": accountPages,
  "case.decided": thingPages,
  "case.appeal_decided": thingPages,
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
  ...outdatedBySeats,
  ...outdatedByNeeds,
  ...outdatedByPairs,
  "recruiter.updated": ({ recruiterId }) => ["recruiters", `recruiters:${recruiterId}`, "stats"],
  "recruiter.verified": ({ recruiterId }) => ["recruiters", `recruiters:${recruiterId}`, "stats", "events"],
  "recruiter.rejected": ({ recruiterId }) => ["recruiters", `recruiters:${recruiterId}`, "stats"],
  ...outdatedByLicences,
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

const noted = new WeakMap<Tx, Set<string>>();

/** Who did it, as far as a fact says: in a reaction, whoever did what it follows from. */
export type EventActor = Pick<Actor, "userId">;

/** Writes what happened, in the transaction that made it happen. */
export async function recordEvent<T extends EventType>(tx: Tx, actor: EventActor, type: T, data: DomainEvents[T]) {
  const { id } = await tx.fact.create({ data: { type, actorId: actor.userId, data: data as Prisma.InputJsonValue } });
  noteEvent(id);
  noted.set(tx, new Set([...tagsOf(tx), ...(tagsInvalidatedBy[type]?.(data) ?? [])]));
}

/** The tags that what was recorded in this transaction makes out of date once it is committed. */
export const tagsOf = (tx: Tx): ReadonlySet<string> => noted.get(tx) ?? new Set();
