import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { type QueuedCase, toQueuedCase, verificationCaseSelect } from "./verification-case";
import { overdueCases, undecidedCases } from "./waiting";

const PAGE = 50;
const MOST_DECIDED = 200;
const JUST_NOW_S = 600;

/** Pending cases grouped by person, longest waiting first, with the total count; null without the "verification" permission. Cases decided since `since` (default: ten minutes ago) are included, so that rows keep their places. */
export async function verificationQueue(actor: Actor, since: Date = secondsFrom(now(), -JUST_NOW_S)) {
  if (!isStaff(actor, "verification")) return null;
  const select = verificationCaseSelect(actor);
  const [total, overdue, pending, decided] = await Promise.all([
    db.kycDocument.count({ where: undecidedCases }),
    db.kycDocument.count({ where: overdueCases() }),
    db.kycDocument.findMany({
      where: undecidedCases,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: PAGE,
      select,
    }),
    db.kycDocument.findMany({
      where: { decidedAt: { gte: since } },
      orderBy: { decidedAt: "desc" },
      take: MOST_DECIDED,
      select,
    }),
  ]);
  const cases = byPerson([...pending, ...decided].map((row) => toQueuedCase(row, actor)));
  return { total, overdue, cases, since: since.toISOString() };
}

function byPerson(cases: QueuedCase[]): QueuedCase[] {
  const sorted = cases.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
  return [...Map.groupBy(sorted, ({ userId }) => userId).values()].flat();
}
