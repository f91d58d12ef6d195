import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import type { Prisma } from "@/lib/platform/prisma/client";
import { isMinor } from "@/lib/players/policy";
import { mayBeShown } from "../policy";
import { codeInGroups, cvState, lastsUntil } from "../schema/cv";
import { cvCodeOf, cvHash, cvTokenOf } from "./link";

/** One's own CVs, or on a guardian's page the child's, the newest first, with their links and how often they were opened on which days. Null for whoever has no profile. */
export async function ownCvs(actor: Actor) {
  const id = actor.playerId ?? actor.guardianOf;
  const player = id ? await db.player.findUnique({ where: { id }, select: ownSelect }) : null;
  if (!player) return null;
  const { birthDate, cvs, _count, user, status, guardian, mediaBeforeIdentity, ...rest } = player;
  const shown = mayBeShown({ birthDate, user, status, guardian });
  const minor = isMinor(birthDate);
  return {
    ...rest,
    minor,
    mayMake: actor.kind === "guardian" || !minor,
    videoCount: minor && !mediaBeforeIdentity ? 0 : _count.videos,
    cvs: cvs.map(({ tokenHash, openings, ofMinor, ...row }) => {
      const cv = { ...row, endsAt: lastsUntil({ ...row, ofMinor }, birthDate) };
      const [dated, token] = [cvState(cv, now()), cvTokenOf(cv.id)];
      // Its link opens nothing meanwhile, and opens again with the profile.
      const state = dated === "open" && !shown ? ("resting" as const) : dated;
      // A link of before the secret was replaced still opens, but cannot be told any more.
      const told = state === "open" && cvHash(token) === tokenHash;
      return {
        ...cv,
        state,
        path: told ? `/cv/${token}` : null,
        link: told ? env.APP_URL + localePath(`/cv/${token}`, cv.locale as Locale) : null,
        code: told ? codeInGroups(cvCodeOf(cv.id)) : null,
        openings: openings.slice(0, DAYS),
        opened: openings.reduce((sum, { count }) => sum + count, 0),
      };
    }),
  };
}

const [SHOWN, DAYS] = [20, 7];

const ownSelect = {
  birthDate: true,
  fullName: true,
  handle: true,
  publishName: true,
  mediaBeforeIdentity: true,
  status: true,
  user: { select: { disabledAt: true } },
  guardian: { select: { status: true } },
  _count: { select: { videos: true } },
  cvs: {
    orderBy: { madeAt: "desc" },
    take: SHOWN,
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
