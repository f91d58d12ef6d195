import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { mayReport } from "../policy/moderation";
import type { ReportedKind } from "../schema/moderation";
import { reportable, reporterOf } from "./reportable";

/** The content to report and one's own earlier reports of it, newest first; null if there is neither. */
export async function reportView(actor: Actor, kind: ReportedKind, subjectId: string) {
  const [content, reporter] = await Promise.all([reportable(db, actor, kind, subjectId), reporterOf(db, actor)]);
  const reports = reporter.userId
    ? await db.report.findMany({
        where: { reporterId: reporter.userId, case: { kind, subjectId } },
        orderBy: { createdAt: "desc" },
        take: 10,
        select: { id: true, createdAt: true, case: { select: { title: true, ruling: true, decidedAt: true } } },
      })
    : [];
  const [latest] = reports;
  if (!content && !latest) return null;
  return {
    kind,
    subjectId,
    title: hiddenNames.has(kind) ? null : (content?.title ?? latest?.case.title ?? null),
    path: content?.path ?? null,
    isOwn: content !== null && mayReport(actor, content, reporter) !== true,
    mayReport: content !== null && (!latest || latest.case.decidedAt !== null),
    reports: reports.map(({ id, createdAt, case: { ruling, decidedAt } }) => ({
      id,
      createdAt,
      outcome: !decidedAt ? ("open" as const) : ruling === "dismissed" ? ("nothing" as const) : ("acted" as const),
    })),
  };
}

/** Content whose title is a name that readers see only after their request is accepted. */
const hiddenNames: ReadonlySet<ReportedKind> = new Set(["job_seeker"]);

export type ReportView = NonNullable<Awaited<ReturnType<typeof reportView>>>;
