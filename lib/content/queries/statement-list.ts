import "server-only";
import { named, nameOf } from "@/lib/accounts/queries/named";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { statementTexts } from "../schema/statement";

/** Active statements in order and removed ones, latest first; null without the "news" permission. */
export async function listStatements(actor: Actor) {
  if (!isStaff(actor, "news")) return null;
  const rows = await db.statement.findMany({
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { id: true, removedAt: true, versions: { ...versions, take: 1 } },
  });
  const statements = rows.flatMap(({ versions: [version], ...statement }) =>
    version ? [{ ...statement, ...toVersion(version) }] : [],
  );
  const removalTime = ({ removedAt }: { removedAt: Date | null }) => removedAt?.getTime() ?? 0;
  return {
    current: statements.filter(({ removedAt }) => !removedAt),
    removed: statements.filter(({ removedAt }) => removedAt).sort((a, b) => removalTime(b) - removalTime(a)),
  };
}

export type StatementRow = NonNullable<Awaited<ReturnType<typeof listStatements>>>["current"][number];

/** An active statement with all versions, newest first; null otherwise and without the "news" permission. */
export async function statementWithVersions(actor: Actor, id: string) {
  if (!isStaff(actor, "news") || !uuid.safeParse(id).success) return null;
  const statement = await db.statement.findFirst({ where: { id, removedAt: null }, select: { id: true, versions } });
  const statementVersions = (statement?.versions ?? []).map(toVersion);
  return statement && statementVersions[0] ? { id, current: statementVersions[0], versions: statementVersions } : null;
}

export type StatementWithVersions = NonNullable<Awaited<ReturnType<typeof statementWithVersions>>>;
export type CurrentStatement = StatementWithVersions["current"];

const versions = {
  orderBy: { number: "desc" },
  include: { writtenBy: named },
} as const satisfies Prisma.Statement$versionsArgs;

type Version = Prisma.StatementVersionGetPayload<typeof versions>;

const toVersion = ({ number, value, places, writtenAt, writtenBy, ...texts }: Version) => ({
  version: number,
  value,
  words: statementTexts(texts),
  places,
  writtenAt,
  writer: nameOf(writtenBy),
});
