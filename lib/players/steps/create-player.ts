import "server-only";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import type { Actor } from "@/lib/core/actor";
import { ageOn } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { phoneToKeep } from "@/lib/core/phone";
import { refuse } from "@/lib/core/refusal";
import { isMinor, mayPublishName } from "../policy";
import { columnsOf, type ProfileInput } from "../schema/player";
import { inviteGuardian } from "./invite-guardian";
import { keepSport } from "./keep-sport";
import { pickHandle } from "./pick-handle";

type Owner = { userId: string; email: string };

/** Makes the profile inside a sign-up. A minor's stays unlisted until the guardian, invited here, says yes. */
export async function createPlayer(tx: Tx, actor: Actor, { userId, email }: Owner, input: ProfileInput) {
  refuseNameOfMinor(input);
  const minor = isMinor(input.birthDate);
  const player = await tx.player.create({
    data: {
      ...columnsOf(input),
      phone: phoneToKeep(input.phone, input.country, "phone"),
      userId,
      email,
      handle: await pickHandle(tx),
      status: minor ? "awaiting_guardian" : "listed",
      consentTerms: true,
      consentImageRights: true,
    },
    select: { id: true },
  });
  await keepSport(tx, player.id, input);
  await giveConsent(tx, userId, "terms");
  await giveConsent(tx, userId, "image_rights");
  if (input.agentService) await giveConsent(tx, userId, "agent_service");
  if (minor) await inviteGuardian(tx, actor, { playerId: player.id, playerEmail: email }, input);
  await record(tx, actor, "player.joined", { playerId: player.id });
  return { playerId: player.id, userId };
}

export function refuseNameOfMinor({ publishName, birthDate }: ProfileInput) {
  const verdict = mayPublishName(ageOn(birthDate));
  if (publishName && verdict !== true) refuse(verdict, "publishName");
}
