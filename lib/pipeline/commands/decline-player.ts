import "server-only";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { mayDecline } from "../policy/needs";
import { declineInput } from "../schema/need";

export const declinePlayer = command({
  limit: { act: "declinePlayer", person: byHand },
  by: recruiters,
  input: declineInput,
  async load(tx, { matchId }, { recruiterId }) {
    const [match] = await tx.$queryRaw<{ id: string; status: string; needId: string | null }[]>`
      select id, status::text, need_id as "needId" from matches
      where id = ${matchId}::uuid and recruiter_id = ${recruiterId}::uuid and player_declined_at is null for update`;
    return match ?? refuse("not_found");
  },
  allow: mayDecline,
  async run({ tx, input: { declined }, subject: { id, needId } }) {
    await tx.match.update({ where: { id }, data: { recruiterDeclinedAt: declined === "on" ? now() : null } });
    return { needId };
  },
});
