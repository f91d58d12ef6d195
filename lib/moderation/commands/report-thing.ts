import "server-only";
import { now } from "@/lib/platform/clock";
import { isStaff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { isMinor } from "@/lib/players/policy";
import { mayReport, reporters } from "../policy";
import { reportable, reporterOf } from "../queries/reportable";
import { type ReportedKind, reportInput, reportsPerPerson, type Thing, urgentRules } from "../schema";

/** Tells who moderates of something, with how it was at this moment: once a person and thing while it is undecided. A child's goes before all others; who moderates goes on to the case. */
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
    await recordEvent(tx, { userId: actor.userId ?? reporterId }, "case.reported", { caseId, reportId });
    return { caseId, path: isStaff(actor, "moderation") ? `/admin/moderation/${caseId}` : thing.path };
  },
});

/** The one case of this thing and person that is undecided, locked; begun here where there is none. */
async function openCase(tx: Tx, kind: ReportedKind, subjectId: string, { concernedId, title }: Thing): Promise<string> {
  const which = { kind, subjectId, concernedId };
  await tx.moderationCase.createMany({ data: { ...which, title, createdAt: now() }, skipDuplicates: true });
  const open = await tx.moderationCase.findFirstOrThrow({ where: { ...which, decidedAt: null }, select: { id: true } });
  await tx.$queryRaw`select id from moderation_cases where id = ${open.id}::uuid for update`;
  return open.id;
}
