import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { ClaimRow } from "@/lib/sports/schema/typed-claim";
import type { EsportFigures } from "../schema/esport-figures";
import { roleValue } from "../schema/esport-profile";
import { splitFullName } from "../schema/full-name";

export async function ownEsportProfile(actor: Actor) {
  if (!actor.userId) return null;
  const profile = await db.esportPlayer.findUnique({ where: { userId: actor.userId }, include: withMedia });
  if (!profile) return null;
  const { pictures, ...own } = profile;
  return { ...own, portrait: pictures.map(({ id }) => `/api/players/pictures/${id}`)[0] ?? null };
}

/** The first picture that is no screenshot of a rank. */
const withMedia = {
  _count: { select: { videos: true, pictures: true } },
  pictures: {
    where: { takenDownAt: null, rankOn: null },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: 1,
    select: { id: true },
  },
} satisfies Prisma.EsportPlayerInclude;

export type OwnEsportProfile = NonNullable<Awaited<ReturnType<typeof ownEsportProfile>>>;

export async function esportDraft(actor: Actor): Promise<EsportDraft> {
  const profile = await ownEsportProfile(actor);
  if (profile) return draftOf(profile);
  if (!actor.userId) return {};
  const account = await db.profile.findUnique({
    where: { id: actor.userId },
    select: { fullName: true, birthDate: true },
  });
  return account
    ? { ...splitFullName({ fullName: account.fullName, givenWords: null }), birthDate: dayOf(account.birthDate) }
    : {};
}

export type EsportDraft = Partial<ReturnType<typeof draftOf>>;

function draftOf({
  fullName,
  givenWords,
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
    ...splitFullName({ fullName, givenWords }),
    figures: figures as EsportFigures,
    teamHistory: teamHistory as ClaimRow[],
    gameRole: game && role && roleValue(game, role),
    birthDate: dayOf(birthDate),
    availableFrom: dayOf(availableFrom),
  };
}

const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

const ownSelect = { id: true, status: true, birthDate: true, fullName: true } as const;

export async function ownToEdit(tx: Tx, userId: string) {
  await tx.$queryRaw`select id from esport_players where user_id = ${userId}::uuid for update`;
  const profile = await tx.esportPlayer.findUnique({ where: { userId }, select: ownSelect });
  return profile ?? refuse("not_found");
}
