import { isMinor } from "@/lib/platform/ages";
import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { chaptersOf } from "../schema/captions";
import { type Author, maskCaptions, maskedFor, maskFields } from "../schema/mask-text";
import { isShown, type PrivacyReader } from "../schema/privacy";
import type { OwnerColumn } from "./media-owner";
import { subjectSelect, toEsportSubject, toSubject } from "./subject";

/** The videos and pictures of a player that the reader may see; the owner also sees hidden ones. The caller has checked that the reader may see the player. */
export async function mediaOf(playerId: string, reader: PrivacyReader) {
  const player = await db.player.findUniqueOrThrow({
    where: { id: playerId },
    select: { ...subjectSelect, ...mediaFields },
  });
  const subject = toSubject(player);
  return readMedia({ playerId }, subject, player.mediaHidden || !player.consentImageRights, reader);
}

/** The same for an e-sport player. */
export async function esportMediaOf(esportPlayerId: string, reader: PrivacyReader) {
  const { mediaHidden, fullName, publishName } = await db.esportPlayer.findUniqueOrThrow({
    where: { id: esportPlayerId },
    select: { mediaHidden: true, fullName: true, publishName: true },
  });
  return readMedia({ esportPlayerId }, toEsportSubject({ fullName, publishName }), mediaHidden, reader);
}

async function readMedia(ownerColumn: OwnerColumn, subject: Author, hidden: boolean, reader: PrivacyReader) {
  const isVisible = reader.owner || (isShown("media", subject, reader) && !hidden);
  const where = { ...ownerColumn, ...(reader.owner ? {} : { takenDownAt: null }) };
  const links = isShown("videoLinks", subject, reader) ? {} : { link: null };
  const rankShots = isShown("videoLinks", subject, reader) ? {} : { rankOn: null };
  const [videos, pictures] = isVisible
    ? await Promise.all([
        db.playerVideo.findMany({ where: { ...where, ...links }, select: shownVideo, orderBy: videoOrder }),
        db.playerPicture.findMany({
          where: { ...where, ...rankShots },
          select: shownPicture,
          orderBy: [{ createdAt: "asc" }, { id: "asc" }],
        }),
      ])
    : [[], []];
  const masked = maskedFor(subject, reader);
  return {
    minor: subject.minor,
    owner: reader.owner,
    hidden,
    videos: videos.map(({ captions, ...video }) =>
      toVideo({ ...maskFields(video, ["title"], masked), captions: captions && maskCaptions(captions, masked) }),
    ),
    pictures: pictures.map((picture) => withUrl(maskFields(picture, ["words"], masked))),
  };
}

export type PlayerMedia = Awaited<ReturnType<typeof mediaOf>>;
export type ShownVideo = PlayerMedia["videos"][number];

export async function ownMedia(actor: Actor) {
  if (actor.kind === "member") return ownEsportMedia(actor.userId);
  const id = actor.playerId ?? actor.guardianOf;
  const player = id ? await db.player.findUnique({ where: { id }, select: ownSelect }) : null;
  if (!player) return null;
  const { videos, pictures, birthDate, ...rest } = player;
  const minor = isMinor(birthDate);
  return {
    ...rest,
    minor,
    mayDecide: actor.kind === "guardian" || !minor,
    videos: videos.map((video) => ({ ...toVideo(video), captions: video.captions })),
    pictures: pictures.map(withUrl),
  };
}

async function ownEsportMedia(userId: string) {
  const player = await db.esportPlayer.findUnique({
    where: { userId },
    select: { mediaHidden: true, ...ownMediaSelect },
  });
  if (!player) return null;
  return {
    primarySport: "esport",
    mediaBeforeIdentity: false,
    consentImageRights: true,
    mediaHidden: player.mediaHidden,
    minor: false,
    mayDecide: true,
    videos: player.videos.map((video) => ({ ...toVideo(video), captions: video.captions })),
    pictures: player.pictures.map(withUrl),
  };
}

export type OwnMedia = NonNullable<Awaited<ReturnType<typeof ownMedia>>>;

const shownVideo = {
  id: true,
  title: true,
  link: true,
  captions: true,
  captionsLanguage: true,
  takenDownAt: true,
  document: { select: { seconds: true, mime: true } },
  posterId: true,
} satisfies Prisma.PlayerVideoSelect;

const shownPicture = {
  id: true,
  words: true,
  rankOn: true,
  takenDownAt: true,
} satisfies Prisma.PlayerPictureSelect;

const videoOrder = [{ position: "asc" }, { id: "asc" }] satisfies Prisma.PlayerVideoOrderByWithRelationInput[];

const mediaFields = { consentImageRights: true, mediaHidden: true } as const;

const ownMediaSelect = {
  videos: { select: shownVideo, orderBy: videoOrder },
  pictures: { select: shownPicture, orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
} satisfies Prisma.EsportPlayerSelect & Prisma.PlayerSelect;

const ownSelect = {
  primarySport: true,
  birthDate: true,
  mediaBeforeIdentity: true,
  ...mediaFields,
  ...ownMediaSelect,
} satisfies Prisma.PlayerSelect;

type VideoRow = Prisma.PlayerVideoGetPayload<{ select: typeof shownVideo }>;

function toVideo({ id, title, link, captions, captionsLanguage, takenDownAt, document, posterId }: VideoRow) {
  return {
    id,
    title,
    link,
    captionsLanguage,
    chapters: chaptersOf(captions),
    takenDown: takenDownAt !== null,
    seconds: document?.seconds ?? null,
    plays: document !== null && document.mime !== "video/x-msvideo",
    poster: posterId && `/api/players/videos/${id}/poster`,
  };
}

type PictureRow = Prisma.PlayerPictureGetPayload<{ select: typeof shownPicture }>;

const withUrl = ({ takenDownAt, ...picture }: PictureRow) => ({
  ...picture,
  takenDown: takenDownAt !== null,
  url: `/api/players/pictures/${picture.id}`,
});
