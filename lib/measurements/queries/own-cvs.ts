import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import type { Prisma } from "@/lib/platform/prisma/client";
import { mayBeShown } from "../policy/cvs";
import { codeInGroups, cvState, lastsUntil } from "../schema/cv";
import { cvCodeOf, cvHash, cvTokenOf } from "./cv-link";

/** Lists the CVs, newest first, of the acting player, e-sport player or the guardian's child, with links and openings per day; null for other actors. */
export async function ownCvs(actor: Actor) {
  const owner = actor.kind === "member" ? await ownEsportPlayer(actor.userId) : await ownPlayer(actor);
  if (!owner) return null;
  const { birthDate, cvs, isVisible, ...rest } = owner;
  return {
    ...rest,
    cvs: cvs.map(({ tokenHash, openings, ofMinor, ...row }) => {
      const cv = { ...row, endsAt: lastsUntil({ ...row, ofMinor }, birthDate) };
      const [stateByDate, token] = [cvState(cv, now()), cvTokenOf(cv.id)];
      const state = stateByDate === "open" && !isVisible ? ("resting" as const) : stateByDate;
      // After the secret was rotated, an old link still works but cannot be derived any more.
      const isLinkKnown = state === "open" && cvHash(token) === tokenHash;
      return {
        ...cv,
        state,
        path: isLinkKnown ? `/cv/${token}` : null,
        link: isLinkKnown ? env.APP_URL + localePath(`/cv/${token}`, cv.locale as Locale) : null,
        code: isLinkKnown ? codeInGroups(cvCodeOf(cv.id)) : null,
        openings: openings.slice(0, MAX_DAYS),
        opened: openings.reduce((sum, { count }) => sum + count, 0),
      };
    }),
  };
}

async function ownPlayer(actor: Actor) {
  const id = actor.playerId ?? actor.guardianOf;
  const player = id ? await db.player.findUnique({ where: { id }, select: playerSelect }) : null;
  if (!player) return null;
  const { user, status, guardian, mediaBeforeIdentity, mediaHidden, consentImageRights, _count, ...rest } = player;
  const minor = isMinor(player.birthDate);
  return {
    ...rest,
    esport: false,
    minor,
    mayMake: actor.kind === "guardian" || !minor,
    isVisible: mayBeShown({ player: { birthDate: player.birthDate, user, status, guardian }, esportPlayer: null }),
    pictureCount: minor || mediaHidden || !consentImageRights ? 0 : _count.pictures,
    videoCount: minor && !mediaBeforeIdentity ? 0 : _count.videos,
  };
}

async function ownEsportPlayer(userId: string) {
  const player = await db.esportPlayer.findUnique({ where: { userId }, select: esportSelect });
  if (!player) return null;
  const { user, status, mediaHidden, _count, ...rest } = player;
  return {
    ...rest,
    handle: player.handle ?? "",
    esport: true,
    minor: false,
    mayMake: true,
    isVisible: mayBeShown({ player: null, esportPlayer: { user, status } }),
    pictureCount: mediaHidden ? 0 : _count.pictures,
    videoCount: mediaHidden ? 0 : _count.videos,
  };
}

const [MAX_CVS, MAX_DAYS] = [20, 7];

const shared = {
  birthDate: true,
  fullName: true,
  handle: true,
  publishName: true,
  mediaHidden: true,
  status: true,
  user: { select: { disabledAt: true } },
  cvs: {
    orderBy: { madeAt: "desc" },
    take: MAX_CVS,
    select: {
      id: true,
      locale: true,
      naming: true,
      parts: true,
      ofMinor: true,
      madeAt: true,
      endsAt: true,
      closedAt: true,
      tokenHash: true,
      openings: { orderBy: { openedOn: "desc" }, select: { openedOn: true, count: true } },
    },
  },
} as const;

const playerSelect = {
  ...shared,
  mediaBeforeIdentity: true,
  consentImageRights: true,
  guardian: { select: { status: true } },
  _count: { select: { videos: true, pictures: { where: { takenDownAt: null } } } },
} satisfies Prisma.PlayerSelect;

const esportSelect = {
  ...shared,
  _count: {
    select: { videos: { where: { takenDownAt: null } }, pictures: { where: { takenDownAt: null, rankOn: null } } },
  },
} satisfies Prisma.EsportPlayerSelect;

export type OwnCvs = NonNullable<Awaited<ReturnType<typeof ownCvs>>>;
export type OwnCv = OwnCvs["cvs"][number];
