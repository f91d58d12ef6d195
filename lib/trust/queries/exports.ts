import "server-only";
import { now } from "@/lib/platform/clock";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";

const PAGE_SIZE = 10;

/** The latest exports this person requested, with their state; null without the "accounts" permission. */
export async function ownExports(actor: Actor) {
  if (!isStaff(actor, "accounts")) return null;
  const rows = await db.peopleExport.findMany({
    where: { askedById: actor.userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: PAGE_SIZE,
    select: {
      id: true,
      format: true,
      total: true,
      written: true,
      leasedAt: true,
      finishedAt: true,
      failedAt: true,
      createdAt: true,
      document: { select: { id: true, deleteAt: true, deletedAt: true } },
    },
  });
  return rows.map(({ leasedAt, finishedAt, failedAt, document, ...row }) => {
    const until = document && !document.deletedAt ? document.deleteAt : null;
    const fileId = document && until && until > now() ? document.id : null;
    const done = fileId ? ("ready" as const) : ("gone" as const);
    const underWay = leasedAt ? ("running" as const) : ("waiting" as const);
    return { ...row, fileId, until, state: failedAt ? ("failed" as const) : finishedAt ? done : underWay };
  });
}

export type OwnExport = NonNullable<Awaited<ReturnType<typeof ownExports>>>[number];
