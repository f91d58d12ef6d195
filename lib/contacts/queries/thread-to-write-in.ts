import { isMinor } from "@/lib/platform/ages";
import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { messagePartyId, ofParty } from "./party";

type Row = {
  id: string;
  playerId: string;
  recruiterId: string;
  playerUserId: string;
  recruiterUserId: string;
  email: string;
  phone: string;
  guardianEmail: string | null;
  birthDate: Date;
  open: boolean;
  blocked: boolean;
  unanswered: number;
};

/** A conversation with both participants and this side's number of unanswered messages, optionally locked. Refuses `not_found` if the actor is not a participant. */
export async function threadToWriteIn(tx: Tx, threadId: string, actor: Actor, { locked = false } = {}) {
  const partyId = messagePartyId(actor);
  // A separate statement, so that the count after it includes messages committed by the previous holder of the lock.
  if (locked) await tx.$queryRaw`select id from threads where id = ${threadId}::uuid for update`;
  const [row] = await tx.$queryRaw<Row[]>`
    select t.id, t.player_id as "playerId", t.recruiter_id as "recruiterId", p.user_id as "playerUserId",
      r.user_id as "recruiterUserId", p.email, p.phone, p.birth_date as "birthDate",
      (select g.email from guardians g where g.player_id = p.id) as "guardianEmail",
      exists (select from disclosures d where d.request_id = t.request_id and d.closed_at is null) as open,
      exists (select from blocks b where (b.blocker_id, b.blocked_id) in ((p.user_id, r.user_id), (r.user_id, p.user_id))) as blocked,
      case when exists (select from messages m where m.thread_id = t.id and m.receiver_id = ${partyId}::uuid) then 0
        else (select count(*)::int from messages m where m.thread_id = t.id and m.sender_id = ${partyId}::uuid) end as unanswered
    from threads t join players p on p.id = t.player_id join recruiters r on r.id = t.recruiter_id
    where t.id = ${threadId}::uuid and ${ofParty(actor)}`;
  if (!row) refuse("not_found");
  const { playerUserId, recruiterUserId, email, phone, guardianEmail, birthDate, ...thread } = row;
  const player = { userId: playerUserId, email, phone, guardianEmail, minor: isMinor(birthDate) };
  return { ...thread, player, recruiter: { userId: recruiterUserId } };
}
