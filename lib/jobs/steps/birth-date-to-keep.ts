import "server-only";
import { keepBirthDate } from "@/lib/accounts/steps/keep-birth-date";
import type { SignedIn } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { isMinor } from "@/lib/players/policy";
import type { Behind } from "../queries/applicant";
import { birthDateOf, isAgeUnknown } from "../queries/birth-date";
import { showWaitingOffers } from "./show-waiting-offers";

type Sender = { player: Behind; forOrganization: boolean };

/** The date of birth that comes with an offer or an application, where one is needed; null where it is known. Refuses whoever is under 18 and no player. */
export async function birthDateToKeep(
  tx: Tx,
  { userId }: SignedIn,
  { player, forOrganization }: Sender,
  sent: Date | undefined,
) {
  if (player || forOrganization) return null;
  const known = await birthDateOf(tx, userId);
  if (known && isMinor(known)) refuse("adults_only");
  return known ? null : (sent ?? refuse("required", "birthDate"));
}

/** Keeps it, and shows the offers that waited for one. */
export async function keepAuthorsBirthDate(tx: Tx, actor: SignedIn, birthDate: Date | null) {
  if (!birthDate) return;
  const { userId } = actor;
  const isNew = await isAgeUnknown(tx, actor);
  await keepBirthDate(tx, userId, birthDate);
  if (isNew) await showWaitingOffers(tx, actor, userId);
}
