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

/** Lists the CVs, newest first, of the acting player or of the guardian's child, with links and openings per day; null for other actors. */
export async function ownCvs(actor: Actor) {
  const id = actor.playerId ?? actor.guardianOf;
  const player = id ? await db.player.findUnique({ where: { id }, select: ownSelect }) : null;
  if (!player) return null;
  const {
    birthDate,
    cvs,
    _count,
    user,
    status,
    guardian,
    mediaBeforeIdentity,
    mediaHidden,
    consentImageRights,
    ...rest
  } = player;
  const isVisible = mayBeShown({ birthDate, user, status, guardian });
  const minor = isMinor(birthDate);
  return {
    ...rest,
    minor,
    mayMake: actor.kind === "guardian" || !minor,
    pictureCount: minor || mediaHidden || !consentImageRights ? 0 : _count.pictures,
    videoCount: minor && !mediaBeforeIdentity ? 0 : _count.videos,
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

const [MAX_CVS, MAX_DAYS] = [20, 7];

const ownSelect = {
  birthDate: true,
  fullName: true,
  handle: true,
  publishName: true,
  mediaBeforeIdentity: true,
  mediaHidden: true,
  consentImageRights: true,
  status: true,
  user: { select: { disabledAt: true } },
  guardian: { select: { status: true } },
  _count: { select: { videos: true, pictures: { where: { takenDownAt: null } } } },
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
} satisfies Prisma.PlayerSelect;

export type OwnCvs = NonNullable<Awaited<ReturnType<typeof ownCvs>>>;
export type OwnCv = OwnCvs["cvs"][number];
