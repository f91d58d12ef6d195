import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { now } from "@/lib/platform/clock";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { phoneToKeep } from "@/lib/platform/text/phone";
import { playerEvents } from "../events";
import { mayChangeBirthDate, mayEditPlayer, mayNameGuardian } from "../policy/players";
import { playerToEdit } from "../queries/player-to-edit";
import { columnsOf, editProfileInput } from "../schema/player";
import { checkMinorTexts, checkNames } from "../steps/check-minor-texts";
import { refuseToMinor } from "../steps/create-player";
import { followProfile } from "../steps/follow-profile";
import { keepSport } from "../steps/keep-sport";
import { nameGuardian } from "../steps/name-guardian";
import { restorePlayer } from "../steps/take-down-player";

/** A profile that was taken down is shown again after a change. A new name or birth date ends a checked identity, which its owner must confirm. */
export const editProfile = command({
  limit: { act: "editProfile", person: byHand },
  by: playerSide,
  input: editProfileInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayEditPlayer,
  run: async ({ tx, actor, input, subject: player }) => {
    refuseToMinor(input);
    const birthDateVerdict = mayChangeBirthDate(player.birthDate, input.birthDate);
    if (birthDateVerdict !== true) refuse(birthDateVerdict, "birthDate");
    const phone = input.phone ? phoneToKeep(input.phone, input.country, "phone") : null;
    const columns = { ...columnsOf(input), phone };
    const renamed = isRenamed(player, columns);
    if (renamed && player.identityChecked && !input.lapse) refuse("identity_lapses", "lapse");
    const updatedPlayer = { ...player, ...columns };
    checkNames(updatedPlayer, input);
    await checkMinorTexts(tx, updatedPlayer, { experience: input.experience, achievements: input.achievements });
    const { givenWords: _, ...visibleColumns } = columns;
    const changed = (await tx.player.count({ where: { id: player.id, ...visibleColumns } })) === 0;
    await tx.player.update({ where: { id: player.id }, data: { ...columns, ...(renamed && { namedAt: now() }) } });
    await keepSport(tx, player.id, input);
    const { heightCm = null, weightKg = null } = input;
    const newClaims = await followProfile(tx, player.id, { heightCm, weightKg }, player.nationality);
    if (changed || newClaims > 0) await restorePlayer(tx, player.id);
    if (input.agentService !== player.agentService) {
      await giveConsent(tx, player.userId, "agent_service", { given: input.agentService });
      await playerEvents.record(tx, actor, input.agentService ? "agent.asked" : "agent.withdrawn", {
        playerId: player.id,
      });
    }
    if (isMinor(input.birthDate) && namesSomeoneElse(player.guardian, input)) {
      const verdict = mayNameGuardian(player.guardian);
      if (verdict !== true) refuse(verdict, "guardianEmail");
      await nameGuardian(tx, actor, { playerId: player.id, playerEmail: player.email }, input);
    }
    await playerEvents.record(tx, actor, "player.updated", { playerId: player.id });
    return { playerId: player.id, userId: player.userId, minor: isMinor(input.birthDate) };
  },
});

type Identity = { fullName: string; birthDate: Date };

const isRenamed = (before: Identity, after: Identity) =>
  before.fullName !== after.fullName || before.birthDate.getTime() !== after.birthDate.getTime();

type GuardianName = { fullName: string; email: string; newName: string | null; newEmail: string | null };

function namesSomeoneElse(
  currentGuardian: GuardianName | null,
  { guardianName, guardianEmail }: { guardianName?: string; guardianEmail?: string },
) {
  if (!currentGuardian) return true;
  const isGiven = guardianName !== undefined || guardianEmail !== undefined;
  const { newName, newEmail } = currentGuardian;
  return (
    isGiven &&
    (guardianName !== (newName ?? currentGuardian.fullName) || guardianEmail !== (newEmail ?? currentGuardian.email))
  );
}
