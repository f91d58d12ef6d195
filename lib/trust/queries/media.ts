import "server-only";
import { standingTowards } from "@/lib/contacts/queries/standing";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { mayWatch } from "@/lib/players/policy/players";
import { subjectSelect, toSubject } from "@/lib/players/queries/subject";
import { visibleAmong } from "@/lib/players/queries/visible";
import type { Thing } from "../schema/moderation";

const ownerSelect = { userId: true, handle: true, fullName: true } as const;
const rightsSelect = { id: true, consentImageRights: true, mediaHidden: true, ...subjectSelect } as const;

export async function readVideo(client: Tx, id: string): Promise<Thing | null> {
  const select = { title: true, link: true, captions: true, takenDownAt: true, player: { select: ownerSelect } };
  const video = await client.playerVideo.findUnique({ where: { id }, select });
  return video && toThing(video, { title: video.title, text: video.captions, link: video.link });
}

export async function readPicture(client: Tx, id: string): Promise<Thing | null> {
  const select = { words: true, takenDownAt: true, player: { select: ownerSelect } };
  const picture = await client.playerPicture.findUnique({ where: { id }, select });
  return picture && toThing(picture, { title: picture.words ?? picture.player.handle });
}

type Row = { takenDownAt: Date | null; player: { userId: string; handle: string; fullName: string } };
type MediaText = { title: string; text?: string | null; link?: string | null };

const toThing = ({ takenDownAt, player }: Row, { title, text, link }: MediaText): Thing => ({
  concernedId: player.userId,
  title,
  path: `/players/${encodeURIComponent(player.handle)}`,
  standing: takenDownAt ? "taken_down" : "shown",
  snapshot: { author: player.fullName, title, ...(text && { text }), ...(link && { link }) },
});

/** Linked videos need a higher access level, because they show names. */
export async function seesVideo(client: Tx, actor: Actor, id: string): Promise<boolean> {
  const where = { id, takenDownAt: null };
  const video = await client.playerVideo.findFirst({ where, select: { link: true, player: { select: rightsSelect } } });
  return video !== null && canSee(client, actor, video.player, video.link === null ? "media" : "videoLinks");
}

export async function seesPicture(client: Tx, actor: Actor, id: string): Promise<boolean> {
  const where = { id, takenDownAt: null };
  const picture = await client.playerPicture.findFirst({ where, select: { player: { select: rightsSelect } } });
  return picture !== null && canSee(client, actor, picture.player, "media");
}

type PlayerRow = Prisma.PlayerGetPayload<{ select: typeof rightsSelect }>;

async function canSee(client: Tx, actor: Actor, player: PlayerRow, kind: "media" | "videoLinks"): Promise<boolean> {
  if (!(await visibleAmong(actor, [player.id], client)).has(player.id)) return false;
  const accessState = await standingTowards(actor, player.id, client);
  return mayWatch(actor, { ...player, subject: toSubject(player) }, accessState, kind) === true;
}
