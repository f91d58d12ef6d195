import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { figuresIn } from "../schema/esport-figures";
import { games } from "../schema/esport-games";
import { readCards } from "./esport-card";
import { type EsportIdentity, profileOf } from "./esport-profile";

/** What a CV of an e-sport player may contain: never the e-mail address or the game account, and the teams only with the name. */
export async function esportForCv(id: string, { named }: { named: boolean }) {
  const [[card], { figures, ...profile }, player] = await Promise.all([
    readCards(Prisma.sql`p.id = ${id}::uuid`, 1),
    profileOf(id),
    db.esportPlayer.findUniqueOrThrow({ where: { id }, select: { ...shownSelect, ...(named && identitySelect) } }),
  ]);
  if (!card) return refuse("not_found");
  const { mediaHidden, fullName, team, teamHistory, _count } = player;
  return {
    ...card,
    ...profile,
    gameName: games[card.game].name,
    figures: figuresIn(figures),
    fullName: fullName ?? null,
    team: team ?? null,
    teamHistory: (teamHistory ?? []) as EsportIdentity["teamHistory"],
    videos: mediaHidden ? 0 : _count.videos,
  };
}

const shownSelect = {
  mediaHidden: true,
  _count: { select: { videos: { where: { takenDownAt: null, link: null } } } },
} satisfies Prisma.EsportPlayerSelect;

const identitySelect = { fullName: true, team: true, teamHistory: true } satisfies Prisma.EsportPlayerSelect;
