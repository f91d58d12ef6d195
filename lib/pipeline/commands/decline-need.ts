import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { mayDeclineForPlayer } from "../policy/needs";
import { declineInput } from "../schema/need";

/** The player, or a minor's guardian, declines a match or undoes that; the organization is not notified, the player only leaves its list. */
export const declineNeed = command({
  limit: { act: "declineNeed", person: byHand, address: byHand },
  by: playerSide,
  input: declineInput,
  async load(tx, { matchId }, actor) {
    const playerId = actor.kind === "player" ? actor.playerId : actor.guardianOf;
    const [match] = await tx.$queryRaw<{ id: string; status: string; birthDate: Date }[]>`
      select m.id, m.status::text, p.birth_date as "birthDate" from matches m join players p on p.id = m.player_id
      where m.id = ${matchId}::uuid and m.player_id = ${playerId}::uuid and m.need_id is not null for update of m`;
    return match ? { ...match, minor: isMinor(match.birthDate) } : refuse("not_found");
  },
  allow: mayDeclineForPlayer,
  async run({ tx, input: { declined }, subject: { id } }) {
    await tx.match.update({ where: { id }, data: { playerDeclinedAt: declined === "on" ? now() : null } });
  },
});
