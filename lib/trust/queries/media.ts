import "server-only";
import { accessSelect, kindOf, mediaAccess } from "@/lib/contacts/queries/media-access";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import type { Thing } from "../schema/moderation";

const ownerSelect = { select: { userId: true, handle: true, fullName: true } } as const;
const esportSelect = { select: { id: true, ...ownerSelect.select } } as const;
const owners = { takenDownAt: true, player: ownerSelect, esportPlayer: esportSelect } as const;

export async function readVideo(client: Tx, id: string): Promise<Thing | null> {
  const select = { title: true, link: true, captions: true, ...owners };
  const video = await client.playerVideo.findUnique({ where: { id }, select });
  return video && toThing(video, { title: video.title, text: video.captions, link: video.link });
}

export async function readPicture(client: Tx, id: string): Promise<Thing | null> {
  const picture = await client.playerPicture.findUnique({ where: { id }, select: { words: true, ...owners } });
  return picture && toThing(picture, { title: picture.words });
}

type Owner = { userId: string | null; handle: string | null; fullName: string };
type Row = { takenDownAt: Date | null; player: Owner | null; esportPlayer: (Owner & { id: string }) | null };
type MediaText = { title: string | null; text?: string | null; link?: string | null };

function toThing({ takenDownAt, player, esportPlayer }: Row, { title: ownTitle, text, link }: MediaText): Thing | null {
  const owner = player ?? esportPlayer;
  if (!owner) return null;
  const title = ownTitle ?? owner.handle ?? "";
  return {
    concernedId: owner.userId,
    title,
    path: esportPlayer ? `/esport/${esportPlayer.id}` : `/players/${encodeURIComponent(owner.handle ?? "")}`,
    visibility: takenDownAt ? "taken_down" : "shown",
    snapshot: { author: owner.fullName, title, ...(text && { text }), ...(link && { link }) },
  };
}

/** Linked videos need a higher access level, because they show names. */
export async function seesVideo(client: Tx, actor: Actor, id: string): Promise<boolean> {
  const where = { id, takenDownAt: null };
  const video = await client.playerVideo.findFirst({ where, select: { link: true, ...accessSelect } });
  return (
    video !== null && (await mediaAccess(actor, video, video.link === null ? "media" : "videoLinks", client)) !== null
  );
}

export async function seesPicture(client: Tx, actor: Actor, id: string): Promise<boolean> {
  const picture = await client.playerPicture.findFirst({
    where: { id, takenDownAt: null },
    select: { ...accessSelect, rankOn: true },
  });
  return picture !== null && (await mediaAccess(actor, picture, kindOf(picture), client)) !== null;
}
