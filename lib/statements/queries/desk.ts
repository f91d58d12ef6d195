import "server-only";
import { named, nameOf } from "@/lib/accounts/queries/named";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { statementTexts } from "../schema";

/** Every claim in its order, those that were removed apart, the last removed first; null for who does not look after the news. */
export async function listClaims(actor: Actor) {
  if (!isStaff(actor, "news")) return null;
  const rows = await db.claim.findMany({
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { id: true, removedAt: true, versions: { ...versions, take: 1 } },
  });
  const claims = rows.flatMap(({ versions: [version], ...claim }) =>
    version ? [{ ...claim, ...toVersion(version) }] : [],
  );
  const since = ({ removedAt }: { removedAt: Date | null }) => removedAt?.getTime() ?? 0;
  return {
    standing: claims.filter(({ removedAt }) => !removedAt),
    removed: claims.filter(({ removedAt }) => removedAt).sort((one, other) => since(other) - since(one)),
  };
}

export type ClaimRow = NonNullable<Awaited<ReturnType<typeof listClaims>>>["standing"][number];

/** One claim that stands with all it has ever said, the newest first; null for any other and for who does not look after the news. */
export async function claimWithVersions(actor: Actor, id: string) {
  if (!isStaff(actor, "news") || !uuid.safeParse(id).success) return null;
  const claim = await db.claim.findFirst({ where: { id, removedAt: null }, select: { id: true, versions } });
  const all = (claim?.versions ?? []).map(toVersion);
  return claim && all[0] ? { id, said: all[0], versions: all } : null;
}

export type ClaimWithVersions = NonNullable<Awaited<ReturnType<typeof claimWithVersions>>>;
export type ClaimText = ClaimWithVersions["said"];

const versions = {
  orderBy: { number: "desc" },
  include: { writtenBy: named },
} as const satisfies Prisma.Claim$versionsArgs;

type Version = Prisma.ClaimVersionGetPayload<typeof versions>;

const toVersion = ({ number, value, places, writtenAt, writtenBy, ...written }: Version) => ({
  version: number,
  value,
  words: statementTexts(written),
  places,
  writtenAt,
  writer: nameOf(writtenBy),
});
