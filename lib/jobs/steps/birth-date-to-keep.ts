import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { keepBirthDate } from "@/lib/accounts/steps/keep-birth-date";
import type { SignedIn } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { Behind } from "../queries/applicant";
import { birthDateOf, isAgeUnknown } from "../queries/birth-date";
import { showWaitingOffers } from "./show-waiting-offers";

type Sender = { player: Behind; forOrganization: boolean };

/** Returns the submitted birth date to store, or null if it is known or not needed; refuses minors without a player profile. */
export async function birthDateToKeep(
  tx: Tx,
  { userId }: SignedIn,
  { player, forOrganization }: Sender,
  submittedBirthDate: Date | undefined,
) {
  if (player || forOrganization) return null;
  const knownBirthDate = await birthDateOf(tx, userId);
  if (knownBirthDate && isMinor(knownBirthDate)) refuse("adults_only");
  return knownBirthDate ? null : (submittedBirthDate ?? refuse("required", "birthDate"));
}

export async function keepAuthorsBirthDate(tx: Tx, actor: SignedIn, birthDate: Date | null) {
  if (!birthDate) return;
  const { userId } = actor;
  const isNew = await isAgeUnknown(tx, actor);
  await keepBirthDate(tx, userId, birthDate);
  if (isNew) await showWaitingOffers(tx, actor, userId);
}
