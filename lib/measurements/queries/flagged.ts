import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { keyset, paged, pageLength } from "@/lib/platform/db/keyset";
import type { Prisma } from "@/lib/platform/prisma/client";
import { answeredClaims } from "@/lib/players/queries/shown-claim";

export const flagged = {
  NOT: { flags: { isEmpty: true } },
  answeredAt: { not: null },
  revokedAt: null,
  clearedAt: null,
  voidedAt: null,
} as const;

/** Lists confirmations waiting for moderation, oldest first, with their count; null for other actors. */
export async function flaggedConfirmations(actor: Actor, after?: string, take = pageLength) {
  if (!isStaff(actor, "moderation")) return null;
  const { orderBy, beyond } = keyset({ order: "oldest", ...(after && { after }) }, "answeredAt", "id");
  const [count, page] = await Promise.all([
    db.confirmation.count({ where: flagged }),
    db.confirmation.findMany({ where: { AND: [flagged, beyond] }, orderBy, take: take + 1, select }),
  ]);
  const answered = page.flatMap(({ answeredAt, ...row }) =>
    answeredAt ? [{ ...row, answeredAt, createdAt: answeredAt }] : [],
  );
  return { count, ...paged(answered, take) };
}

const select = {
  id: true,
  name: true,
  role: true,
  club: true,
  email: true,
  proof: true,
  flags: true,
  answeredAt: true,
  player: { select: { id: true, handle: true, fullName: true, guardian: { select: { fullName: true } } } },
  claims: answeredClaims,
} satisfies Prisma.ConfirmationSelect;

export type Flagged = NonNullable<Awaited<ReturnType<typeof flaggedConfirmations>>>["rows"][number];
