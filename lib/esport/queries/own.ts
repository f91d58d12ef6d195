import "server-only";
import type { ClaimRow } from "@/lib/measurements/schema/typed-claim";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import type { EsportFigures } from "../schema/figures";
import { roleValue } from "../schema/profile";

/** One's own profile, with everything the form shows; null for whoever has none. */
export async function ownEsportProfile(actor: Actor) {
  return actor.userId ? db.esportPlayer.findUnique({ where: { userId: actor.userId } }) : null;
}

export type OwnEsportProfile = NonNullable<Awaited<ReturnType<typeof ownEsportProfile>>>;

/** What the form starts with, by field name: the profile there is, or what the account knows of a person without one. */
export async function esportDraft(actor: Actor): Promise<EsportDraft> {
  const profile = await ownEsportProfile(actor);
  if (profile) return draftOf(profile);
  if (!actor.userId) return {};
  const account = await db.profile.findUnique({
    where: { id: actor.userId },
    select: { fullName: true, birthDate: true },
  });
  return account ? { ...splitName(account.fullName), birthDate: dayOf(account.birthDate) } : {};
}

export type EsportDraft = Partial<ReturnType<typeof draftOf>>;

function draftOf({
  fullName,
  game,
  role,
  birthDate,
  availableFrom,
  figures,
  teamHistory,
  ...profile
}: OwnEsportProfile) {
  return {
    ...profile,
    ...splitName(fullName),
    figures: figures as EsportFigures,
    teamHistory: teamHistory as ClaimRow[],
    gameRole: game && role && roleValue(game, role),
    birthDate: dayOf(birthDate),
    availableFrom: dayOf(availableFrom),
  };
}

const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

/** Joined again by a space, the parts give the same name. */
function splitName(fullName: string) {
  const [firstName = "", ...rest] = fullName.split(" ");
  return { firstName, lastName: rest.join(" ") };
}

/** One's own profile, locked; refuses `not_found` for whoever has none. */
export async function ownToEdit(tx: Tx, userId: string) {
  await tx.$queryRaw`select id from esport_players where user_id = ${userId}::uuid for update`;
  const profile = await tx.esportPlayer.findUnique({ where: { userId }, select: { id: true, status: true } });
  return profile ?? refuse("not_found");
}
