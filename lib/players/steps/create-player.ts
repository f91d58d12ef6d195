import "server-only";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { keepBirthDate } from "@/lib/accounts/steps/keep-birth-date";
import { followProfile } from "@/lib/measurements/steps/follow-profile";
import { ageOn, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { phoneToKeep } from "@/lib/platform/text/phone";
import { isMinor, mayHaveAgent, mayPublishName } from "../policy";
import { columnsOf, type ProfileInput } from "../schema/player";
import { checkMinorTexts } from "./check-minor-texts";
import { inviteGuardian } from "./invite-guardian";
import { keepSport } from "./keep-sport";
import { pickHandle } from "./pick-handle";

type Parent = { userId: string; email: string; fullName: string };
/** `parent`: who registers the child, which has then agreed to nothing yet and is asked for its own yes. */
type Owner = { userId: string; email: string; parent?: Parent };

/** Makes the profile inside a sign-up. A minor's stays unlisted until both, the guardian invited here and the minor, have said yes. */
export async function createPlayer(tx: Tx, actor: Actor, { userId, email, parent }: Owner, input: ProfileInput) {
  refuseToMinor(input);
  const minor = isMinor(input.birthDate);
  const guardian = { fullName: parent?.fullName ?? input.guardianName ?? "" };
  const { experience, achievements } = input;
  const phone = input.phone ? phoneToKeep(input.phone, input.country, "phone") : null;
  await checkMinorTexts(tx, { ...columnsOf(input), phone, email, guardian }, { experience, achievements });
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
      // Of a minor's pictures the guardian decides.
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
  const named = parent
    ? { guardianName: parent.fullName, guardianEmail: parent.email, guardianUserId: parent.userId }
    : input;
  if (minor) await inviteGuardian(tx, actor, { playerId: player.id, playerEmail: email }, named);
  await recordEvent(tx, actor, "player.joined", { playerId: player.id });
  if (input.agentService) await recordEvent(tx, actor, "agent.asked", { playerId: player.id });
  if (parent) await recordEvent(tx, actor, "player.asked", { playerId: player.id });
  return { playerId: player.id, userId, minor };
}

/** What no minor can choose: to show the name, and an agent. */
export function refuseToMinor({ publishName, agentService, birthDate }: ProfileInput) {
  const [name, agent] = [mayPublishName(ageOn(birthDate)), mayHaveAgent(ageOn(birthDate))];
  if (publishName && name !== true) refuse(name, "publishName");
  if (agentService && agent !== true) refuse(agent, "agentService");
}
