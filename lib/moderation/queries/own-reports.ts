import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { mayReport } from "../policy";
import type { ReportedKind } from "../schema";
import { reportable, reporterOf } from "./reportable";

/** What the page of a report shows: the thing as far as its name goes, and what came of one's own earlier reports of it, the newest first; null where there is neither. */
export async function reportView(actor: Actor, kind: ReportedKind, subjectId: string) {
  const [thing, reporter] = await Promise.all([reportable(db, actor, kind, subjectId), reporterOf(db, actor)]);
  const reports = reporter.userId
    ? await db.report.findMany({
        where: { reporterId: reporter.userId, case: { kind, subjectId } },
        orderBy: { createdAt: "desc" },
        take: 10,
        select: { id: true, createdAt: true, case: { select: { title: true, ruling: true, decidedAt: true } } },
      })
    : [];
  const [latest] = reports;
  if (!thing && !latest) return null;
  return {
    kind,
    subjectId,
    title: thing?.title ?? latest?.case.title ?? "",
    path: thing?.path ?? null,
    isOwn: thing !== null && mayReport(actor, thing, reporter) !== true,
    mayReport: thing !== null && (!latest || latest.case.decidedAt !== null),
    reports: reports.map(({ id, createdAt, case: { ruling, decidedAt } }) => ({
      id,
      createdAt,
      outcome: !decidedAt ? ("open" as const) : ruling === "dismissed" ? ("nothing" as const) : ("acted" as const),
    })),
  };
}

export type ReportView = NonNullable<Awaited<ReturnType<typeof reportView>>>;
