import "server-only";
import { forgetEndedSessions } from "@/lib/accounts/steps/end-session";
import { tendSigningKeys } from "@/lib/accounts/steps/rotate-signing-key";
import { now, secondsFrom } from "@/lib/core/clock";
import { db, type Tx } from "@/lib/core/db";
import { system } from "@/lib/core/door";
import type { Fact, FactType } from "@/lib/core/facts";
import { type Job, later } from "@/lib/core/jobs";
import { ring, type Topic } from "@/lib/core/live";
import { log } from "@/lib/core/log";
import { deliverMail, forgetSentMail } from "@/lib/core/mail";
import { forgetFullBuckets } from "@/lib/core/rate-limit";
import { deleteDueFiles } from "@/lib/documents/commands/delete-due-files";
import { writeToGuardian as writeToGuardianOfEvent } from "@/lib/events/reactions";
import { announceDue } from "@/lib/news/steps/announce-due";
import { showViews } from "@/lib/news/steps/show-views";
import {
  tellAdminsOfWish,
  tellPlayerOfGuardian,
  tellPlayerOfRequest,
  tellPlayerOfSeat,
  tellPlayersOfMove,
  tellPlayerToWaitForGuardian,
  tellReceiverOfMessage,
  tellRecruiterOfAnswer,
  tellRecruiterOfClosing,
  tellRecruiterOfExpiry,
  tellRecruiterOfPlan,
  tellRecruiterOfVerdict,
} from "@/lib/notifications/reactions";
import { writeToGuardian } from "@/lib/players/reactions";
import { listGrownUps } from "@/lib/players/steps/list-grown-ups";
import { addUpFigures } from "@/lib/reports/commands/add-up-figures";
import { askGuardian, writeOfAnswer, writeOfRequest } from "@/lib/scouting/reactions";
import { expireRequests } from "@/lib/scouting/steps/expire-requests";
import { acknowledge, passToSupport } from "@/lib/support/reactions";
import { mailVerdict, openCase } from "@/lib/verification/reactions";

/** `tell` rings a person's open pages once the reaction is committed. */
export type Reaction<T extends FactType> = (
  tx: Tx,
  fact: Fact<T>,
  tell: (userId: string, topic: Topic) => void,
) => Promise<void>;

/** Everything that follows from everything: one page to read the house by. */
const reactions: { [T in FactType]: Reaction<T>[] } = {
  "account.created": [],
  "player.joined": [],
  "player.updated": [],
  "guardian.invited": [writeToGuardian],
  "guardian.confirmed": [tellPlayerOfGuardian],
  "guardian.declined": [tellPlayerOfGuardian],
  "recruiter.joined": [],
  "recruiter.updated": [],
  "document.uploaded": [openCase],
  "recruiter.verified": [tellRecruiterOfVerdict, mailVerdict],
  "recruiter.rejected": [tellRecruiterOfVerdict, mailVerdict],
  "licence.verified": [mailVerdict],
  "licence.rejected": [tellRecruiterOfVerdict, mailVerdict],
  "subscription.changed": [tellRecruiterOfPlan],
  "contact.requested": [tellPlayerOfRequest, writeOfRequest],
  "contact.answered": [tellRecruiterOfAnswer, writeOfAnswer],
  "contact.passed_to_guardian": [tellPlayerToWaitForGuardian, askGuardian],
  "contact.expired": [tellRecruiterOfExpiry],
  "contact.withdrawn": [],
  "identity.closed": [tellRecruiterOfClosing],
  "message.sent": [tellReceiverOfMessage],
  "news.scheduled": [],
  "news.published": [],
  "news.retracted": [],
  "job.posted": [],
  "job.closed": [],
  "wishlist.added": [tellAdminsOfWish],
  "wishlist.handled": [],
  "event.published": [],
  "event.changed": [tellPlayersOfMove],
  "event.registered": [writeToGuardianOfEvent],
  "event.confirmed": [tellPlayerOfSeat],
  "event.promoted": [tellPlayerOfSeat, writeToGuardianOfEvent],
  "event.cancelled": [],
  "ticket.opened": [passToSupport, acknowledge],
};

/** Everything that time starts. */
export const jobs: Job[] = [
  { name: "settle", every: "* * * * *", run: () => settle() },
  { name: "mail", every: "* * * * *", run: deliverMail },
  { name: "counted-figures", every: "* * * * *", run: () => addUpFigures(system(), {}) },
  { name: "contact-requests", every: "7 * * * *", run: () => expireRequests(system()) },
  { name: "due-news", every: "* * * * *", run: () => announceDue(system()) },
  { name: "news-views", every: "* * * * *", run: showViews },
  {
    name: "due-files",
    every: "41 * * * *",
    run: async () => {
      while (await deleteDueFiles(system(), {}));
    },
  },
  { name: "signing-keys", every: "41 3 * * *", run: tendSigningKeys },
  { name: "sessions", every: "29 3 * * *", run: forgetEndedSessions },
  { name: "grown-ups", every: "3 0 * * *", run: () => listGrownUps(system()) },
  { name: "sent-mail", every: "41 3 * * *", run: forgetSentMail },
  { name: "rate-limits", every: "17 3 * * *", run: forgetFullBuckets },
];

const TRIES = 6;

/** Lets every open fact have its consequences, each in a transaction of its own, once across processes. One that fails is put off with a growing pause and parked after the sixth try, so that it blocks nothing. */
export async function settle() {
  while (await settleNext());
}

async function settleNext(): Promise<boolean> {
  const told: [string, Topic][] = [];
  let fact: Fact | undefined;
  try {
    const found = await db.$transaction(async (tx) => {
      fact = await take(tx);
      if (!fact) return false;
      for (const react of reactions[fact.type] as Reaction<FactType>[])
        await react(tx, fact, (...hint) => told.push(hint));
      await tx.fact.update({ where: { id: fact.id }, data: { settledAt: now() } });
      return true;
    });
    for (const [userId, topic] of told) ring(userId, topic);
    return found;
  } catch (error) {
    if (!fact) throw error;
    await putOff(fact, error);
    return true;
  }
}

async function take(tx: Tx): Promise<Fact | undefined> {
  const [open] = await tx.$queryRaw<{ id: bigint }[]>`
    select id from facts where settled_at is null and parked_at is null and (retry_at is null or retry_at <= ${now()})
    order by id limit 1 for update skip locked`;
  if (!open) return undefined;
  return (await tx.fact.findUniqueOrThrow({ where: { id: open.id } })) as unknown as Fact;
}

async function putOff(fact: Fact, error: unknown) {
  const { attempts } = await db.fact.update({
    where: { id: fact.id },
    data: { attempts: { increment: 1 }, error: String(error).slice(0, 2000) },
  });
  const pause = 2 ** attempts;
  const fate = attempts >= TRIES ? { parkedAt: now() } : { retryAt: secondsFrom(now(), pause) };
  await db.fact.update({ where: { id: fact.id }, data: fate });
  log.error({ err: error, fact: fact.type, factId: String(fact.id), attempts }, "reaction failed");
  if (attempts < TRIES) await later("settle", pause + 1);
}
