import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { mayWatch } from "@/lib/players/policy";
import { subjectSelect, toSubject } from "@/lib/players/queries/subject";
import { visibleAmong } from "@/lib/players/queries/visible";
import { standingTowards } from "@/lib/scouting/queries/standing";
import type { Thing } from "../schema";

const owner = { userId: true, handle: true, fullName: true } as const;
const rights = { id: true, consentImageRights: true, mediaHidden: true, ...subjectSelect } as const;

/** One video, with what is told beside it. */
export async function readVideo(client: Tx, id: string): Promise<Thing | null> {
  const select = { title: true, link: true, captions: true, takenDownAt: true, player: { select: owner } };
  const video = await client.playerVideo.findUnique({ where: { id }, select });
  return video && thingOf(video, { title: video.title, text: video.captions, link: video.link });
}

/** One picture, by whose it is. */
export async function readPicture(client: Tx, id: string): Promise<Thing | null> {
  const select = { words: true, takenDownAt: true, player: { select: owner } };
  const picture = await client.playerPicture.findUnique({ where: { id }, select });
  return picture && thingOf(picture, { title: picture.words ?? picture.player.handle });
}

type Row = { takenDownAt: Date | null; player: { userId: string; handle: string; fullName: string } };
type MediaText = { title: string; text?: string | null; link?: string | null };

const thingOf = ({ takenDownAt, player }: Row, { title, text, link }: MediaText): Thing => ({
  concernedId: player.userId,
  title,
  path: `/players/${encodeURIComponent(player.handle)}`,
  standing: takenDownAt ? "taken_down" : "shown",
  snapshot: { author: player.fullName, title, ...(text && { text }), ...(link && { link }) },
});

/** Whether this actor is shown the video: one elsewhere, which bears names, from a level of its own. */
export async function seesVideo(client: Tx, actor: Actor, id: string): Promise<boolean> {
  const where = { id, takenDownAt: null };
  const video = await client.playerVideo.findFirst({ where, select: { link: true, player: { select: rights } } });
  return video !== null && sees(client, actor, video.player, video.link === null ? "media" : "videoLinks");
}

export async function seesPicture(client: Tx, actor: Actor, id: string): Promise<boolean> {
  const where = { id, takenDownAt: null };
  const picture = await client.playerPicture.findFirst({ where, select: { player: { select: rights } } });
  return picture !== null && sees(client, actor, picture.player, "media");
}

type Shown = Prisma.PlayerGetPayload<{ select: typeof rights }>;

async function sees(client: Tx, actor: Actor, player: Shown, what: "media" | "videoLinks"): Promise<boolean> {
  if (!(await visibleAmong(actor, [player.id], client)).has(player.id)) return false;
  const accessState = await standingTowards(actor, player.id, client);
  return mayWatch(actor, { ...player, subject: toSubject(player) }, accessState, what) === true;
}
