import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import type { Prisma } from "@/lib/core/prisma/client";
import { signedLink } from "@/lib/documents/provider";
import { isMinor } from "../policy";
import { shownMedia } from "./card";

/** How long the address of a poster or a picture holds that a page was made with. */
const LINK_SECONDS = 900;

type Depth = {
  /** What is hidden from others too. */
  all: boolean;
  /** Videos elsewhere: they bear names. */
  links: boolean;
};

/** Videos and pictures of a player, posters and pictures by addresses that hold a quarter of an hour. Whom it is shown to, the caller has asked. */
export async function mediaOf(playerId: string, { all, links }: Depth) {
  const where = { playerId, ...(all ? {} : shownMedia) };
  const [videos, pictures, player] = await Promise.all([
    db.playerVideo.findMany({
      where: { ...where, ...(links ? {} : { link: null }) },
      select: shownVideo,
      orderBy: order,
    }),
    db.playerPicture.findMany({ where, select: shownPicture, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }),
    db.player.findUniqueOrThrow({ where: { id: playerId }, select: { birthDate: true, ...media } }),
  ]);
  return {
    minor: isMinor(player.birthDate),
    /** Shown to the player's own side and the staff alone. */
    hidden: player.mediaHidden || !player.consentImageRights,
    videos: await Promise.all(videos.map(toShown)),
    pictures: await Promise.all(pictures.map(withAddress)),
  };
}

export type PlayerMedia = Awaited<ReturnType<typeof mediaOf>>;
export type ShownVideo = PlayerMedia["videos"][number];

/** The same of one's own profile, or on a guardian's page of the child, with what can be changed; null for whoever has neither. */
export async function ownMedia(actor: Actor) {
  const id = actor.playerId ?? actor.guardianOf;
  const player = id ? await db.player.findUnique({ where: { id }, select: ownSelect }) : null;
  if (!player) return null;
  const { videos, pictures, birthDate, ...rest } = player;
  const minor = isMinor(birthDate);
  return {
    ...rest,
    minor,
    mayDecide: actor.kind === "guardian" || !minor,
    videos: await Promise.all(videos.map(async (video) => ({ ...(await toShown(video)), captions: video.captions }))),
    pictures: await Promise.all(pictures.map(withAddress)),
  };
}

export type OwnMedia = NonNullable<Awaited<ReturnType<typeof ownMedia>>>;

const shownVideo = {
  id: true,
  title: true,
  link: true,
  captionsLanguage: true,
  takenDownAt: true,
  document: { select: { seconds: true, mime: true } },
  poster: { select: { storageKey: true } },
} satisfies Prisma.PlayerVideoSelect;

const shownPicture = {
  id: true,
  words: true,
  takenDownAt: true,
  document: { select: { storageKey: true } },
} satisfies Prisma.PlayerPictureSelect;

const order = [{ position: "asc" }, { id: "asc" }] satisfies Prisma.PlayerVideoOrderByWithRelationInput[];

const media = { consentImageRights: true, mediaHidden: true } as const;

const ownSelect = {
  primarySport: true,
  birthDate: true,
  ...media,
  videos: { select: { ...shownVideo, captions: true }, orderBy: order },
  pictures: { select: shownPicture, orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
} satisfies Prisma.PlayerSelect;

type VideoRow = Prisma.PlayerVideoGetPayload<{ select: typeof shownVideo }>;

async function toShown({ id, title, link, captionsLanguage, takenDownAt, document, poster }: VideoRow) {
  return {
    id,
    title,
    link,
    captionsLanguage,
    takenDown: takenDownAt !== null,
    seconds: document?.seconds ?? null,
    /** False of an AVI, which no browser plays. */
    plays: document !== null && document.mime !== "video/x-msvideo",
    poster: poster && (await signedLink(poster.storageKey, LINK_SECONDS)),
  };
}

type PictureRow = Prisma.PlayerPictureGetPayload<{ select: typeof shownPicture }>;

async function withAddress({ document, takenDownAt, ...picture }: PictureRow) {
  return { ...picture, takenDown: takenDownAt !== null, url: await signedLink(document.storageKey, LINK_SECONDS) };
}
