import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import { type Actor, actsForOrganization } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { afterQuietHours } from "@/lib/platform/outbox/quiet-hours";
import { loadPreferences } from "@/lib/platform/outbox/readers";
import { visibleAmong } from "@/lib/players/queries/visible";
import { mostUnanswered } from "../schema/message-limits";
import { asShown, type TalkAbout, talkAbout } from "./as-shown";
import { filesOf } from "./inbox";
import { namesFor } from "./names";
import { accountsOfBothSides, guardianColumn, messagePartyId, ofParty, others, playerOf } from "./party";

export type Thread = NonNullable<Awaited<ReturnType<typeof getThread>>>;
export type ShownMessage = Thread["messages"][number];

const shownAtOnce = 200;

/** One conversation, oldest message first; null if this person is not part of it. */
export async function getThread(actor: Actor, threadId: string) {
  const head = await loadHead(actor, threadId);
  if (!head) return null;
  const { playerId, organization, open } = head;
  const isPlayer = playerOf(actor) !== null;
  const messages = await loadMessages(threadId);
  const shownIds = messages.filter(({ takenDownAt }) => !takenDownAt).map(({ id }) => id);
  const [otherNameOf, visible, files, names] = await Promise.all([
    others(actor, [head]),
    visibleAmong(actor, isPlayer ? [] : [playerId]),
    filesOf(shownIds),
    isPlayer ? namesFor(actor, [playerId]) : null,
  ]);
  const other = otherNameOf(head);
  const minor = isMinor(head.birthDate);
  const partyId = messagePartyId(actor);
  const redactionOf = { player: asShown(actor, head, true), recruiter: asShown(actor, head, false) };
  const writtenCount = messages.filter(({ senderId }) => senderId === partyId).length;
  return {
    id: head.id,
    requestId: head.requestId,
    other,
    otherHandle: visible.has(playerId) ? head.handle : null,
    open,
    /** False for a member of an organization who only reads. */
    acts: actor.kind !== "recruiter" || actsForOrganization(actor),
    blocked: blockOf(actor, head),
    minor,
    guardian: minor ? head.guardianName : null,
    /** End of the quiet hours of the child's side; null outside them, and for readers on that side. */
    quietUntil: minor && !isPlayer ? await quietUntil(playerId) : null,
    /** Messages this side may still send before the other answers; null after an answer. */
    left: writtenCount < messages.length ? null : Math.max(0, mostUnanswered - writtenCount),
    disclosureId: head.disclosureId,
    first: {
      content: redactionOf.player.text(head.message),
      createdAt: head.askedAt,
      mine: !isPlayer,
      author: inNameOf(organization, head.askedBy),
      colleague: isPlayer || head.askedById === actor.userId ? null : head.askedBy,
    },
    messages: messages.map(
      ({ senderId, receiverId, receiverType, byGuardian, writtenById, writtenBy, ...message }) => ({
        ...message,
        subject: message.subject && redactionOf[receiverType].text(message.subject),
        content: redactionOf[receiverType].text(message.content),
        byGuardian,
        mine: senderId === partyId && byGuardian === (actor.guardianOf !== null),
        fresh: isNew(actor, { ...message, receiverId, byGuardian }, head.guardianReadAt),
        colleague: isPlayer || writtenById === actor.userId ? null : (writtenBy?.profile?.fullName ?? null),
        author:
          receiverType === "player"
            ? inNameOf(organization, writtenBy?.profile?.fullName)
            : byGuardian
              ? head.guardianName
              : (names?.get(playerId) ?? other),
        files: redactionOf[receiverType].files(files.get(message.id) ?? []),
      }),
    ),
  };
}

const inNameOf = (organization: string, person: string | null | undefined) =>
  person ? `${organization} · ${person}` : organization;

type Head = TalkAbout & {
  id: string;
  requestId: string;
  playerId: string;
  organization: string;
  handle: string;
  guardianName: string | null;
  guardianReadAt: Date | null;
  askedById: string | null;
  askedBy: string | null;
  playerUserId: string;
  recruiterUserId: string;
  blockers: string[];
  message: string;
  askedAt: Date;
  disclosureId: string | null;
  open: boolean;
};

async function loadHead(actor: Actor, threadId: string): Promise<Head | undefined> {
  const [head] = await db.$queryRaw<Head[]>`
    select t.id, t.request_id as "requestId", t.player_id as "playerId", r.organization_name as organization, p.handle,
      ${talkAbout(actor)}, ${guardianColumn(actor)} as "guardianName", t.guardian_read_at as "guardianReadAt",
      p.user_id as "playerUserId", r.user_id as "recruiterUserId", c.message, c.created_at as "askedAt",
      c.asked_by as "askedById", (select full_name from profiles where id = c.asked_by) as "askedBy",
      d.id as "disclosureId", (d.id is not null and d.closed_at is null) as open,
      array(select b.blocker_id from blocks b
        where (b.blocker_id, b.blocked_id) in ((p.user_id, r.user_id), (r.user_id, p.user_id))) as blockers
    from threads t join players p on p.id = t.player_id join recruiters r on r.id = t.recruiter_id
    join contact_requests c on c.id = t.request_id
    left join disclosures d on d.request_id = t.request_id
    where t.id = ${threadId}::uuid and ${ofParty(actor)}`;
  return head;
}

async function quietUntil(playerId: string): Promise<Date | null> {
  const guardianAudience = { guardianOf: playerId };
  const preferences = await loadPreferences(db, [guardianAudience]);
  const quietEnd = afterQuietHours(preferences(guardianAudience)?.quietZones ?? [], now());
  return quietEnd > now() ? quietEnd : null;
}

async function loadMessages(threadId: string) {
  const newest = await db.message.findMany({
    where: { threadId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: shownAtOnce,
    select: {
      id: true,
      subject: true,
      content: true,
      takenDownAt: true,
      createdAt: true,
      read: true,
      senderId: true,
      receiverId: true,
      receiverType: true,
      byGuardian: true,
      writtenById: true,
      writtenBy: { select: { profile: { select: { fullName: true } } } },
    },
  });
  return newest.reverse();
}

function blockOf(actor: Actor, { playerUserId, recruiterUserId, blockers }: Head) {
  const { blockerId } = accountsOfBothSides(actor, {
    player: { userId: playerUserId },
    recruiter: { userId: recruiterUserId },
  });
  if (blockers.includes(blockerId)) return "byMe" as const;
  return blockers.length > 0 ? ("byOther" as const) : null;
}

type MessageReadState = { createdAt: Date; read: boolean; receiverId: string; byGuardian: boolean };

/** A guardian's read state is kept per conversation. */
function isNew(actor: Actor, message: MessageReadState, guardianReadAt: Date | null): boolean {
  if (!actor.guardianOf) return !message.read && message.receiverId === messagePartyId(actor);
  return !message.byGuardian && (guardianReadAt === null || message.createdAt > guardianReadAt);
}
