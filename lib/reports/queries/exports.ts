import "server-only";
import { now } from "@/lib/platform/clock";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";

const SHOWN = 10;

/** The files of everybody that this person asked for, the newest first, and how far each is; null for who does not look after the accounts. */
export async function ownExports(actor: Actor) {
  if (!isStaff(actor, "accounts")) return null;
  const rows = await db.peopleExport.findMany({
    where: { askedById: actor.userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: SHOWN,
    select: {
      id: true,
      format: true,
      total: true,
      written: true,
      claimedAt: true,
      finishedAt: true,
      failedAt: true,
      createdAt: true,
      document: { select: { id: true, deleteAt: true, deletedAt: true } },
    },
  });
  return rows.map(({ claimedAt, finishedAt, failedAt, document, ...row }) => {
    const until = document && !document.deletedAt ? document.deleteAt : null;
    const fileId = document && until && until > now() ? document.id : null;
    const done = fileId ? ("ready" as const) : ("gone" as const);
    const underWay = claimedAt ? ("running" as const) : ("waiting" as const);
    return { ...row, fileId, until, state: failedAt ? ("failed" as const) : finishedAt ? done : underWay };
  });
}

export type OwnExport = NonNullable<Awaited<ReturnType<typeof ownExports>>>[number];
