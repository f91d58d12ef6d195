import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { keepBirthDate } from "@/lib/accounts/steps/keep-birth-date";
import { ageOn, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { phoneToKeep } from "@/lib/platform/text/phone";
import { playerEvents } from "../events";
import { mayHaveAgent, mayPublishName } from "../policy/players";
import { columnsOf, type ProfileInput } from "../schema/player";
import { checkMinorTexts, checkNames } from "./check-minor-texts";
import { followProfile } from "./follow-profile";
import { inviteGuardian } from "./invite-guardian";
import { keepSport } from "./keep-sport";
import { pickHandle } from "./pick-handle";

type Parent = { userId: string; email: string; fullName: string };
/** `parent` is the person who registers the child; the child's own consent is then still missing. */
type ProfileOwner = { userId: string; email: string; parent?: Parent };

/** Creates the profile during sign-up; a minor's stays unlisted until both the guardian, who is invited here, and the minor have consented. */
export async function createPlayer(tx: Tx, actor: Actor, { userId, email, parent }: ProfileOwner, input: ProfileInput) {
  refuseToMinor(input);
  const minor = isMinor(input.birthDate);
  const guardian = { fullName: parent?.fullName ?? input.guardianName ?? "" };
  const { experience, achievements } = input;
  const phone = input.phone ? phoneToKeep(input.phone, input.country, "phone") : null;
  const writer = { ...columnsOf(input), phone, email, guardian };
  checkNames(writer, input);
  await checkMinorTexts(tx, writer, { experience, achievements });
  const player = await tx.player.create({
    data: {
      ...columnsOf(input),
      phone,
      userId,
      email,
      handle: await pickHandle(tx),
      status: minor ? "awaiting_guardian" : "listed",
      namedAt: now(),
      consentTerms: !parent,
      consentImageRights: !minor,
    },
    select: { id: true },
  });
  await keepBirthDate(tx, userId, null);
  await keepSport(tx, player.id, input);
  await followProfile(tx, player.id, input);
  if (!parent) {
    await giveConsent(tx, userId, "terms");
    await giveConsent(tx, userId, "image_rights");
  }
  if (input.agentService) await giveConsent(tx, userId, "agent_service");
  const guardianInput = parent
    ? { guardianName: parent.fullName, guardianEmail: parent.email, guardianUserId: parent.userId }
    : input;
  if (minor) await inviteGuardian(tx, actor, { playerId: player.id, playerEmail: email }, guardianInput);
  await playerEvents.record(tx, actor, "player.joined", { playerId: player.id });
  if (input.agentService) await playerEvents.record(tx, actor, "agent.asked", { playerId: player.id });
  if (parent) await playerEvents.record(tx, actor, "player.asked", { playerId: player.id });
  return { playerId: player.id, userId, minor };
}

export function refuseToMinor({ publishName, agentService, birthDate }: ProfileInput) {
  const [nameVerdict, agentVerdict] = [mayPublishName(ageOn(birthDate)), mayHaveAgent(ageOn(birthDate))];
  if (publishName && nameVerdict !== true) refuse(nameVerdict, "publishName");
  if (agentService && agentVerdict !== true) refuse(agentVerdict, "agentService");
}
