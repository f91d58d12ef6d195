import "server-only";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { followProfile } from "@/lib/measurements/steps/follow-profile";
import { now } from "@/lib/platform/clock";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { phoneToKeep } from "@/lib/platform/text/phone";
import { isMinor, mayChangeBirthDate, mayEditPlayer, mayNameGuardian } from "../policy";
import { playerToEdit } from "../queries/player-to-edit";
import { columnsOf, editProfileInput } from "../schema/player";
import { checkMinorTexts } from "../steps/check-minor-texts";
import { refuseToMinor } from "../steps/create-player";
import { keepSport } from "../steps/keep-sport";
import { nameGuardian } from "../steps/name-guardian";
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
    const phone = input.phone ? phoneToKeep(input.phone, input.country, "phone") : null;
    const columns = { ...columnsOf(input), phone };
    const renamed = isRenamed(player, columns);
    if (renamed && player.identityChecked && !input.lapse) refuse("identity_lapses", "lapse");
    await checkMinorTexts(
      tx,
      { ...player, ...columns },
      { experience: input.experience, achievements: input.achievements },
    );
    const changed = (await tx.player.count({ where: { id: player.id, ...columns } })) === 0;
    await tx.player.update({ where: { id: player.id }, data: { ...columns, ...(renamed && { namedAt: now() }) } });
    await keepSport(tx, player.id, input);
    const { heightCm = null, weightKg = null } = input;
    const claimed = await followProfile(tx, player.id, { heightCm, weightKg }, player.nationality);
    if (changed || claimed > 0) await restorePlayer(tx, player.id);
    if (input.agentService !== player.agentService) {
      await giveConsent(tx, player.userId, "agent_service", { given: input.agentService });
      await recordEvent(tx, actor, input.agentService ? "agent.asked" : "agent.withdrawn", { playerId: player.id });
    }
    if (isMinor(input.birthDate) && namesSomeoneElse(player.guardian, input)) {
      const verdict = mayNameGuardian(player.guardian);
      if (verdict !== true) refuse(verdict, "guardianEmail");
      await nameGuardian(tx, actor, { playerId: player.id, playerEmail: player.email }, input);
    }
    await recordEvent(tx, actor, "player.updated", { playerId: player.id });
    return { playerId: player.id, userId: player.userId, minor: isMinor(input.birthDate) };
  },
});

type Told = { fullName: string; birthDate: Date };

/** What a check of the identity was made of is another. */
const isRenamed = (before: Told, after: Told) =>
  before.fullName !== after.fullName || before.birthDate.getTime() !== after.birthDate.getTime();

type Named = { fullName: string; email: string; newName: string | null; newEmail: string | null };

function namesSomeoneElse(
  known: Named | null,
  { guardianName, guardianEmail }: { guardianName?: string; guardianEmail?: string },
) {
  if (!known) return true;
  const given = guardianName !== undefined || guardianEmail !== undefined;
  const { newName, newEmail } = known;
  return given && (guardianName !== (newName ?? known.fullName) || guardianEmail !== (newEmail ?? known.email));
}
