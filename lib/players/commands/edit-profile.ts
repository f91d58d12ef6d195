import "server-only";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { playerSide } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { phoneToKeep } from "@/lib/core/phone";
import { refuse } from "@/lib/core/refusal";
import { followProfile } from "@/lib/evidence/steps/follow-profile";
import { isMinor, mayChangeBirthDate, mayEditPlayer, mayNameGuardian } from "../policy";
import { playerToEdit } from "../queries/player-to-edit";
import { columnsOf, editProfileInput } from "../schema/player";
import { refuseToMinor } from "../steps/create-player";
import { inviteGuardian } from "../steps/invite-guardian";
import { keepSport } from "../steps/keep-sport";
import { restorePlayer } from "../steps/take-down-player";

/** A profile that was taken down is shown again once something of it is another. A checked identity ends with its name or date of birth: its owner ticks that they know. */
export const editProfile = command({
  limit: { act: "editProfile", person: byHand },
  by: playerSide,
  input: editProfileInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayEditPlayer,
  run: async ({ tx, actor, input, subject: player }) => {
    refuseToMinor(input);
    const moved = mayChangeBirthDate(player.birthDate, input.birthDate);
    if (moved !== true) refuse(moved, "birthDate");
    const phone = phoneToKeep(input.phone, input.country, "phone");
    const columns = { ...columnsOf(input), phone };
    const renamed = isRenamed(player, columns);
    if (renamed && player.identityChecked && !input.lapse) refuse("identity_lapses", "lapse");
    const changed = (await tx.player.count({ where: { id: player.id, ...columns } })) === 0;
    await tx.player.update({ where: { id: player.id }, data: { ...columns, ...(renamed && { namedAt: now() }) } });
    await keepSport(tx, player.id, input);
    await followProfile(tx, player.id, columns);
    if (changed) await restorePlayer(tx, player.id);
    if (input.agentService !== player.agentService) {
      await giveConsent(tx, player.userId, "agent_service", { given: input.agentService });
      await record(tx, actor, input.agentService ? "agent.asked" : "agent.withdrawn", { playerId: player.id });
    }
    if (isMinor(input.birthDate) && namesSomeoneElse(player.guardian, input)) {
      const verdict = mayNameGuardian(player.guardian);
      if (verdict !== true) refuse(verdict, "guardianEmail");
      await inviteGuardian(tx, actor, { playerId: player.id, playerEmail: player.email }, input);
    }
    await record(tx, actor, "player.updated", { playerId: player.id });
    return { playerId: player.id, userId: player.userId, minor: isMinor(input.birthDate) };
  },
});

type Told = { fullName: string; birthDate: Date };

/** What a check of the identity was made of is another. */
const isRenamed = (before: Told, after: Told) =>
  before.fullName !== after.fullName || before.birthDate.getTime() !== after.birthDate.getTime();

type Named = { fullName: string; email: string };

function namesSomeoneElse(
  known: Named | null,
  { guardianName, guardianEmail }: { guardianName?: string; guardianEmail?: string },
) {
  if (!known) return true;
  const given = guardianName !== undefined || guardianEmail !== undefined;
  return given && (guardianName !== known.fullName || guardianEmail !== known.email);
}
