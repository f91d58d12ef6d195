import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { paperFor, type QueuedCase, toPaper } from "./paper";

const PAGE = 50;
const MOST_DECIDED = 200;
const JUST_NOW_S = 600;

/**
 * The cases that wait, the longest waiting first, at most 50, and how many wait in all; null for who does not verify.
 * Those decided since then, or in the last ten minutes, keep their places among them, so that no row moves while one works.
 * The papers of one person stand together.
 */
export async function kycQueue(actor: Actor, since: Date = secondsFrom(now(), -JUST_NOW_S)) {
  if (!isStaff(actor, "verification")) return null;
  const open = { verificationStatus: "pending", verdict: null } as const;
  const select = paperFor(actor);
  const [total, waiting, decided] = await Promise.all([
    db.kycDocument.count({ where: open }),
    db.kycDocument.findMany({ where: open, orderBy: [{ createdAt: "asc" }, { id: "asc" }], take: PAGE, select }),
    db.kycDocument.findMany({
      where: { decidedAt: { gte: since } },
      orderBy: { decidedAt: "desc" },
      take: MOST_DECIDED,
      select,
    }),
  ]);
  const cases = byPerson([...waiting, ...decided].map((row) => toPaper(row, actor)));
  return { total, cases, since: since.toISOString() };
}

/** Whoever has waited longest first, their papers in the order they came. */
function byPerson(cases: QueuedCase[]): QueuedCase[] {
  const inOrder = cases.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
  return [...Map.groupBy(inOrder, ({ userId }) => userId).values()].flat();
}
