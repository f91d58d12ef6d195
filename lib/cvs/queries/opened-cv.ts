import "server-only";
import { now } from "@/lib/platform/clock";
import { query } from "@/lib/platform/command/query";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { mayBeShown } from "../policy";
import { checksPerAddress, codeInGroups, cvState, cvToken, lastsUntil, readCode, readsPerAddress } from "../schema/cv";
import { cvHash } from "./link";
import { sheetOf } from "./sheet";

/** What the link opens, in the language of who reads it. Of one that was closed or has ended only that is told; null for a link that never was. */
export const openedCv = query({
  limit: { act: "openedCv", address: readsPerAddress },
  read: async ({ locale }, token: string) => {
    const known = cvToken.safeParse(token).success;
    return known ? standing({ tokenHash: cvHash(token) }, locale) : null;
  },
});

/** What a code on paper stands for, in the same way. */
export const checkedCv = query({
  limit: { act: "checkedCv", address: checksPerAddress },
  read: async ({ locale }, typed: string) => {
    const code = readCode(typed);
    const found = code && (await standing({ codeHash: cvHash(code) }, locale));
    return code && found ? { ...found, code: codeInGroups(code) } : null;
  },
});

async function standing(where: Prisma.PlayerCvWhereUniqueInput, locale: Parameters<typeof sheetOf>[1]) {
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
