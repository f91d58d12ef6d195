import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse, refuseAfter } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { Prisma } from "@/lib/platform/prisma/client";
import { mayDecide, rulingsFor } from "../policy";
import { lockCase } from "../queries/lock-case";
import { readThing } from "../queries/things";
import { decisionInput, namedBy, suspends } from "../schema";
import { keepSuspended } from "../steps/keep-suspended";
import { takeDown } from "../steps/take-down";

/** Decides what was reported; of two who do at once the second is told who was first. What leads to a suspension is taken down as well. */
export const decideCase = command({
  limit: { act: "decideCase", person: byHand },
  by: staff("moderation"),
  input: decisionInput,
  load: (tx, { caseId }) => lockCase(tx, caseId),
  allow: mayDecide,
  async run({ tx, actor, input: { caseId, ruling, rule = null, reason, days = 0 }, subject: found }) {
    if (found.decidedAt) refuseAfter(found.decidedBy, "case_decided_meanwhile");
    if (!rulingsFor(found).includes(ruling)) refuse("ruling_impossible", "ruling");
    const { kind, subjectId, concernedId } = found;
    const thing = await readThing(tx, kind, subjectId, concernedId);
    if (ruling === "taken_down" && !thing) refuse("thing_gone", "ruling");
    const takes = thing !== null && (ruling === "taken_down" || suspends(ruling));
    const before = takes ? await takeDown(tx, actor, found, reason) : null;
    await tx.moderationCase.update({
      where: { id: caseId },
      data: {
        ruling,
        rule: ruling === "dismissed" ? null : rule,
        reason,
        decidedAt: now(),
        decidedById: actor.userId,
        suspendedUntil: ruling === "suspended" ? daysFrom(now(), days) : null,
        before: before ?? Prisma.DbNull,
      },
    });
    if (concernedId && suspends(ruling)) await keepSuspended(tx, actor, concernedId);
    const was = thing?.standing ?? "gone";
    const is = takes ? "taken_down" : was;
    await recordEvent(tx, actor, "case.decided", { caseId, userId: concernedId, ruling, was, is, ...namedBy(found) });
    return { caseId };
  },
});
