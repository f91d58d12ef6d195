import "server-only";
import { isMinor } from "@/lib/platform/ages";
import { now } from "@/lib/platform/clock";
import { isStaff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { trustEvents } from "../events";
import { mayReport, reporters } from "../policy/moderation";
import { reportable, reporterOf } from "../queries/reportable";
import { type ReportedKind, reportInput, reportsPerPerson, type Thing, urgentRules } from "../schema/moderation";

/** Reports content together with a snapshot, once per person while the case is undecided. Reports by children are urgent; moderators continue to the case. */
export const reportThing = command({
  limit: { act: "reportThing", person: reportsPerPerson },
  by: reporters,
  input: reportInput,
  load: async (tx, { kind, subjectId }, actor) => ({
    thing: (await reportable(tx, actor, kind, subjectId)) ?? refuse("not_found"),
    reporter: await reporterOf(tx, actor),
  }),
  allow: (actor, { thing, reporter }) => mayReport(actor, thing, reporter),
  async run({ tx, actor, input: { kind, subjectId, reason, words }, subject: { thing, reporter } }) {
    const { userId: reporterId, birthDate } = reporter;
    if (!reporterId) refuse("sign_in_required");
    const caseId = await openCase(tx, kind, subjectId, thing);
    if ((await tx.report.count({ where: { caseId, reporterId } })) > 0) refuse("reported_already");
    const ofChild = birthDate !== null && isMinor(birthDate);
    if (ofChild || urgentRules.includes(reason))
      await tx.moderationCase.update({ where: { id: caseId }, data: { urgent: true } });
    const { id: reportId } = await tx.report.create({
      data: {
        caseId,
        reporterId,
        byGuardian: actor.kind === "guardian",
        reason,
        words,
        snapshot: thing.snapshot,
        createdAt: now(),
      },
      select: { id: true },
    });
    await trustEvents.record(tx, { userId: actor.userId ?? reporterId }, "case.reported", { caseId, reportId });
    return { caseId, path: isStaff(actor, "moderation") ? `/admin/moderation/${caseId}` : thing.path };
  },
});

/** Locks the undecided case of this content, or creates it. */
async function openCase(tx: Tx, kind: ReportedKind, subjectId: string, { concernedId, title }: Thing): Promise<string> {
  const key = { kind, subjectId, concernedId };
  await tx.moderationCase.createMany({ data: { ...key, title, createdAt: now() }, skipDuplicates: true });
  const undecided = await tx.moderationCase.findFirstOrThrow({
    where: { ...key, decidedAt: null },
    select: { id: true },
  });
  await tx.$queryRaw`select id from moderation_cases where id = ${undecided.id}::uuid for update`;
  return undecided.id;
}
