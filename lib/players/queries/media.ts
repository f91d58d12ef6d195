import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { isMinor } from "../policy";
import { maskedFor, maskFields } from "../schema/mask-text";
import { isShown, type PrivacyReader } from "../schema/privacy";
import { subjectSelect, toSubject } from "./subject";

/** Videos and pictures of a player that this reader may see; the owner sees what is hidden from others too. Whether the reader may know of the player, the caller has asked. */
export async function mediaOf(playerId: string, reader: PrivacyReader) {
  const player = await db.player.findUniqueOrThrow({
    where: { id: playerId },
    select: { ...subjectSelect, ...media },
  });
  const subject = toSubject(player);
  const hidden = player.mediaHidden || !player.consentImageRights;
  const shown = reader.owner || (isShown("media", subject, reader) && !hidden);
  const where = { playerId, ...(reader.owner ? {} : { takenDownAt: null }) };
  const links = isShown("videoLinks", subject, reader) ? {} : { link: null };
  const [videos, pictures] = shown
    ? await Promise.all([
        db.playerVideo.findMany({ where: { ...where, ...links }, select: shownVideo, orderBy: order }),
        db.playerPicture.findMany({ where, select: shownPicture, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }),
      ])
    : [[], []];
  const masked = maskedFor(subject, reader);
  return {
    minor: subject.minor,
    /** The reader is the player's own side or the staff. */
    owner: reader.owner,
    /** Shown to the player's own side and the staff alone. */
    hidden,
    videos: videos.map((video) => toShown(maskFields(video, ["title"], masked))),
    pictures: pictures.map((picture) => withAddress(maskFields(picture, ["words"], masked))),
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
    videos: videos.map((video) => ({ ...toShown(video), captions: video.captions })),
    pictures: pictures.map(withAddress),
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
  posterId: true,
} satisfies Prisma.PlayerVideoSelect;

const shownPicture = {
  id: true,
  words: true,
  takenDownAt: true,
} satisfies Prisma.PlayerPictureSelect;

const order = [{ position: "asc" }, { id: "asc" }] satisfies Prisma.PlayerVideoOrderByWithRelationInput[];

const media = { consentImageRights: true, mediaHidden: true } as const;

const ownSelect = {
  primarySport: true,
  birthDate: true,
  mediaBeforeIdentity: true,
  ...media,
  videos: { select: { ...shownVideo, captions: true }, orderBy: order },
  pictures: { select: shownPicture, orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
} satisfies Prisma.PlayerSelect;

type VideoRow = Prisma.PlayerVideoGetPayload<{ select: typeof shownVideo }>;

function toShown({ id, title, link, captionsLanguage, takenDownAt, document, posterId }: VideoRow) {
  return {
    id,
    title,
    link,
    captionsLanguage,
    takenDown: takenDownAt !== null,
    seconds: document?.seconds ?? null,
    /** False of an AVI, which no browser plays. */
    plays: document !== null && document.mime !== "video/x-msvideo",
    /** Answers to whoever may see it when it is asked. */
    poster: posterId && `/api/players/videos/${id}/poster`,
  };
}

type PictureRow = Prisma.PlayerPictureGetPayload<{ select: typeof shownPicture }>;

const withAddress = ({ takenDownAt, ...picture }: PictureRow) => ({
  ...picture,
  takenDown: takenDownAt !== null,
  url: `/api/players/pictures/${picture.id}`,
});
