import "server-only";
import { db } from "@/lib/core/db";
import type { Prisma } from "@/lib/core/prisma/client";
import { type Reader, shownClaims } from "@/lib/evidence/queries/shown-claims";
import { ADULT_AGE } from "../schema/ages";
import { type CardRow, cardSelect, type PlayerCard, toCard } from "./card";
import { ageSql, publishesName } from "./names";

/** What a verified recruiter with a plan reads: career, facts; still under the handle. What depends on the reader `toProfile` asks Postgres for. */
export const profileSelect = {
  ...cardSelect,
  secondarySport: true,
  experienceLevel: true,
  achievements: true,
  identityCheckedAt: true,
  identityBasis: true,
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
  performances: {
    select: { id: true, metricName: true, metricValue: true, recordedAt: true },
    orderBy: { recordedAt: "desc" },
    take: 10,
  },
} satisfies Prisma.PlayerSelect;

export type ProfileRow = Prisma.PlayerGetPayload<{ select: typeof profileSelect }>;
export type PlayerProfile = Omit<ProfileRow, keyof CardRow> &
  PlayerCard &
  Reserved & { claims: Awaited<ReturnType<typeof shownClaims>> };

type Reserved = {
  heightCm: number | null;
  /** Of a minor for nobody but the owner. */
  weightKg: number | null;
  /** It names a player: opens with the identity, unless an adult publishes the name. */
  currentClub: string | null;
};

/** Completes a row read with `profileSelect`, as `toCard` does, for this reader. */
export async function toProfile({ _count, ...row }: ProfileRow, reader: Reader): Promise<PlayerProfile> {
  const [[card], reserved, claims] = await Promise.all([
    toCard([{ ...row, _count }]),
    reservedOf(row.id, reader),
    shownClaims(row.id, reader),
  ]);
  if (!card) throw new Error("one row makes one card");
  return { ...row, ...card, ...reserved, claims };
}

async function reservedOf(id: string, { depth, owner }: Reader): Promise<Reserved> {
  const [row] = await db.$queryRaw<Reserved[]>`
    select p.height_cm as "heightCm",
      case when ${owner} or ${ageSql()} >= ${ADULT_AGE} then p.weight_kg end as "weightKg",
      case when ${depth === "identity"} or ${publishesName()} then p.current_club end as "currentClub"
    from players p where p.id = ${id}::uuid`;
  return row ?? { heightCm: null, weightKg: null, currentClub: null };
}
