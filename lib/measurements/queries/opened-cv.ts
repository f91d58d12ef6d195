import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { query } from "@/lib/platform/command/query";
import { refuse } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { fileBytes } from "@/lib/platform/files/storage/provider";
import type { Locale } from "@/lib/platform/i18n/routing";
import type { Prisma } from "@/lib/platform/prisma/client";
import { mayBeShown } from "../policy/cvs";
import { checksPerAddress, codeInGroups, cvState, cvToken, lastsUntil, readCode, readsPerAddress } from "../schema/cv";
import { cvHash } from "./cv-link";
import { portraitOf } from "./cv-portrait";
import { sheetOf } from "./cv-sheet";
import { esportSheetOf } from "./esport-cv-sheet";

/** Returns the CV of a link in the reader's language; a closed or expired one returns only its state, an unknown link null. */
export const openedCv = query({
  limit: { act: "openedCv", address: readsPerAddress },
  read: async ({ locale }, token: string) => {
    const isToken = cvToken.safeParse(token).success;
    return isToken ? loadCv({ tokenHash: cvHash(token) }, locale) : null;
  },
});

export const checkedCv = query({
  limit: { act: "checkedCv", address: checksPerAddress },
  read: async ({ locale }, typed: string) => {
    const code = readCode(typed);
    const cv = code && (await loadCv({ codeHash: cvHash(code) }, locale));
    return code && cv ? { ...cv, code: codeInGroups(code) } : null;
  },
});

/** The picture of an open CV; refuses `not_found` without one. */
export const cvPortrait = query({
  limit: { act: "cvPortrait", address: readsPerAddress },
  read: async (_actor: Actor, token: string) => {
    const where = { tokenHash: cvHash(cvToken.safeParse(token).success ? token : "") };
    const cv = await db.playerCv.findUnique({ where, select: cvSelect });
    const { storageKey, mime } = (cv && stateOf(cv).state === "open" && (await portraitOf(cv))) || refuse("not_found");
    return { bytes: await fileBytes(storageKey), mime };
  },
});

async function loadCv(where: Prisma.PlayerCvWhereUniqueInput, locale: Locale) {
  const cv = await db.playerCv.findUnique({ where, select: cvSelect });
  if (!cv) return null;
  const { state, endsAt } = stateOf(cv);
  const { id: cvId, madeAt } = cv;
  if (state !== "open") return { state, madeAt };
  const [sheet, portrait] = await Promise.all([readSheet(cv, locale), portraitOf(cv)]);
  return { state, madeAt, endsAt, cvId, sheet, hasPortrait: portrait !== null };
}

type CvRow = Prisma.PlayerCvGetPayload<{ select: typeof cvSelect }>;

function readSheet({ playerId, esportPlayerId, ...cv }: CvRow, locale: Locale) {
  if (playerId) return sheetOf({ ...cv, playerId }, locale);
  return esportSheetOf({ ...cv, esportPlayerId: esportPlayerId ?? "" }, locale);
}

function stateOf(cv: CvRow) {
  const endsAt = lastsUntil(cv, cv.player?.birthDate ?? null);
  const state = mayBeShown(cv) ? cvState({ endsAt, closedAt: cv.closedAt }, now()) : "closed";
  return { state, endsAt };
}

const cvSelect = {
  id: true,
  playerId: true,
  esportPlayerId: true,
  naming: true,
  parts: true,
  ofMinor: true,
  madeAt: true,
  endsAt: true,
  closedAt: true,
  player: {
    select: {
      birthDate: true,
      user: { select: { disabledAt: true } },
      status: true,
      guardian: { select: { status: true } },
    },
  },
  esportPlayer: { select: { status: true, user: { select: { disabledAt: true } } } },
} satisfies Prisma.PlayerCvSelect;

type Opened = NonNullable<Awaited<ReturnType<typeof openedCv>>>;
export type OpenCv = Extract<Opened, { state: "open" }>;
export type CheckedCv = Awaited<ReturnType<typeof checkedCv>>;
