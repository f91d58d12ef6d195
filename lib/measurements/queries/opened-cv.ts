import "server-only";
import { now } from "@/lib/platform/clock";
import { query } from "@/lib/platform/command/query";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { mayBeShown } from "../policy/cvs";
import { checksPerAddress, codeInGroups, cvState, cvToken, lastsUntil, readCode, readsPerAddress } from "../schema/cv";
import { cvHash } from "./cv-link";
import { sheetOf } from "./cv-sheet";

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

async function loadCv(where: Prisma.PlayerCvWhereUniqueInput, locale: Parameters<typeof sheetOf>[1]) {
  const cv = await db.playerCv.findUnique({ where, select: cvSelect });
  if (!cv) return null;
  const { player, madeAt, closedAt } = cv;
  const endsAt = lastsUntil(cv, player.birthDate);
  const state = mayBeShown(player) ? cvState({ endsAt, closedAt }, now()) : "closed";
  if (state !== "open") return { state, madeAt };
  return { state, madeAt, endsAt, cvId: cv.id, sheet: await sheetOf(cv, locale) };
}

const cvSelect = {
  id: true,
  playerId: true,
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
} satisfies Prisma.PlayerCvSelect;

type Opened = NonNullable<Awaited<ReturnType<typeof openedCv>>>;
export type OpenCv = Extract<Opened, { state: "open" }>;
export type CheckedCv = Awaited<ReturnType<typeof checkedCv>>;
