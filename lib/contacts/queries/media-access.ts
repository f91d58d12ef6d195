import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { isStaff } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { esportAccessLevelOf, showsMedia } from "@/lib/players/policy/esport";
import { accessLevelOf, mayWatch, seesAllMedia } from "@/lib/players/policy/players";
import { subjectSelect, toEsportSubject, toSubject } from "@/lib/players/queries/subject";
import { visibleAmong } from "@/lib/players/queries/visible";
import { visibleEsport } from "@/lib/players/queries/visible-esport";
import { introductionStateTowards } from "./introduction-state";
import { requestStateTowards } from "./request-state";

/** What is read of a video or picture to decide who may see it. */
export const accessSelect = {
  takenDownAt: true,
  player: { select: { id: true, consentImageRights: true, mediaHidden: true, ...subjectSelect } },
  esportPlayer: { select: { id: true, userId: true, mediaHidden: true, publishName: true, fullName: true } },
} satisfies Prisma.PlayerPictureSelect & Prisma.PlayerVideoSelect;

type Media = Prisma.PlayerPictureGetPayload<{ select: typeof accessSelect }>;
type Kind = "media" | "videoLinks";

/** A screenshot of a rank shows the game account, so it needs the level of a link, which shows the name too. */
export const kindOf = ({ rankOn }: { rankOn: Date | null }): Kind => (rankOn ? "videoLinks" : "media");

/** How this actor reads a video or picture, and whose it is; null if the actor may not see it. */
export async function mediaAccess(actor: Actor, media: Media, kind: Kind = "media", client: Tx = db) {
  const { player, esportPlayer, takenDownAt } = media;
  if (player)
    return playerAccess(actor, { ...player, mediaHidden: player.mediaHidden || takenDownAt !== null }, kind, client);
  if (!esportPlayer) return null;
  const mediaHidden = esportPlayer.mediaHidden || takenDownAt !== null;
  return esportAccess(actor, { ...esportPlayer, mediaHidden }, kind, client);
}

async function playerAccess(actor: Actor, row: NonNullable<Media["player"]>, kind: Kind, client: Tx) {
  const player = { ...row, subject: toSubject(row) };
  const requestState = await requestStateTowards(actor, player.id, client);
  if (mayWatch(actor, player, requestState, kind) !== true) return null;
  const isVisible = actor.recruiterId === null || (await visibleAmong(actor, [player.id], client)).has(player.id);
  const reader = { accessLevel: accessLevelOf(actor, player.id, requestState), owner: seesAllMedia(actor, player.id) };
  return isVisible ? { ownerColumn: { playerId: player.id }, subject: player.subject, reader } : null;
}

async function esportAccess(actor: Actor, row: NonNullable<Media["esportPlayer"]>, kind: Kind, client: Tx) {
  const { id, userId, mediaHidden } = row;
  const access = { ownerColumn: { esportPlayerId: id }, subject: toEsportSubject(row) };
  if (isStaff(actor, "moderation") || (userId !== null && actor.userId === userId))
    return { ...access, reader: { accessLevel: "identity", owner: true } as const };
  const accessLevel = esportAccessLevelOf(actor, userId, await introductionStateTowards(actor, userId, client));
  const reader = { accessLevel, owner: false };
  if (mediaHidden || !showsMedia(access.subject, reader, kind)) return null;
  const visible = await client.$queryRaw<unknown[]>`
    select p.id from esport_players p where p.id = ${id}::uuid and ${visibleEsport(actor)}`;
  return visible.length > 0 ? { ...access, reader } : null;
}
