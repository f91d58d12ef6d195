import "server-only";
import type { Prisma } from "@/lib/core/prisma/client";
import { type CardRow, cardSelect, type PlayerCard, toCard } from "./card";

/** What a verified recruiter with a plan reads: measures, career, facts, videos; still under the handle. */
export const profileSelect = {
  ...cardSelect,
  secondarySport: true,
  heightCm: true,
  weightKg: true,
  experienceLevel: true,
  currentClub: true,
  achievements: true,
  updatedAt: true,
  facts: {
    select: {
      id: true,
      label: true,
      value: true,
      grade: true,
      source: true,
      happenedOn: true,
      place: true,
      createdAt: true,
    },
    orderBy: [{ happenedOn: { sort: "desc", nulls: "last" } }, { id: "asc" }],
  },
  videos: {
    where: { player: { consentImageRights: true } },
    select: { id: true, title: true, documentId: true, createdAt: true },
    orderBy: { createdAt: "desc" },
  },
  performances: {
    select: { id: true, metricName: true, metricValue: true, recordedAt: true },
    orderBy: { recordedAt: "desc" },
    take: 10,
  },
} satisfies Prisma.PlayerSelect;

export type ProfileRow = Prisma.PlayerGetPayload<{ select: typeof profileSelect }>;
export type PlayerProfile = Omit<ProfileRow, keyof CardRow> & PlayerCard;

/** Completes a row read with `profileSelect`, as `toCard` does. */
export async function toProfile({ _count, ...row }: ProfileRow): Promise<PlayerProfile> {
  const [card] = await toCard([{ ...row, _count }]);
  if (!card) throw new Error("one row makes one card");
  return { ...row, ...card };
}
