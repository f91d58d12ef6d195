import "server-only";
import { isMinor } from "@/lib/platform/ages";
import { daysFrom, now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse, refuseAfter } from "@/lib/platform/command/refusal";
import { Prisma } from "@/lib/platform/prisma/client";
import { trustEvents } from "../events";
import { mayDecide, rulingsFor } from "../policy/moderation";
import { lockCase } from "../queries/lock-case";
import { readThing } from "../queries/things";
import { claimsPenalty, decisionInput, namedBy, penaltyOf, suspends } from "../schema/moderation";
import { keepSuspended } from "../steps/keep-suspended";
import { takeDown } from "../steps/take-down";

/** Refuses with the first decider's name if the case was decided meanwhile; a suspension also takes the content down. */
export const decideCase = command({
  limit: { act: "decideCase", person: byHand },
  by: staff("moderation"),
  input: decisionInput,
  load: (tx, { caseId }) => lockCase(tx, caseId),
  allow: mayDecide,
  async run({ tx, actor, input, subject: moderationCase }) {
    const { caseId, ruling, rule = null, reason, days = 0, contractCents = 0 } = input;
    if (moderationCase.decidedAt) refuseAfter(moderationCase.decidedBy, "case_decided_meanwhile");
    if (!rulingsFor(moderationCase).includes(ruling)) refuse("ruling_impossible", "ruling");
    const claimed = claimsPenalty({ ruling, rule });
    if (claimed && !moderationCase.concernedId) refuse("ruling_impossible", "rule");
    if (claimed && moderationCase.concernedBirthDate && isMinor(moderationCase.concernedBirthDate))
      refuse("contract_of_minor", "rule");
    const { kind, subjectId, concernedId } = moderationCase;
    const content = await readThing(tx, kind, subjectId, concernedId);
    if (ruling === "taken_down" && !content) refuse("thing_gone", "ruling");
    const takesDown = content !== null && (ruling === "taken_down" || suspends(ruling));
    const restoreData = takesDown ? await takeDown(tx, actor, moderationCase, reason) : null;
    await tx.moderationCase.update({
      where: { id: caseId },
      data: {
        ruling,
        rule: ruling === "dismissed" ? null : rule,
        reason,
        decidedAt: now(),
        decidedById: actor.userId,
        suspendedUntil: ruling === "suspended" ? daysFrom(now(), days) : null,
        penaltyCents: claimed ? penaltyOf(contractCents) : null,
        before: restoreData ?? Prisma.DbNull,
      },
    });
    if (concernedId && suspends(ruling)) await keepSuspended(tx, actor, concernedId);
    const visibilityBefore = content?.visibility ?? "gone";
    const visibilityAfter = takesDown ? "taken_down" : visibilityBefore;
    await trustEvents.record(tx, actor, "case.decided", {
      caseId,
      userId: concernedId,
      ruling,
      was: visibilityBefore,
      is: visibilityAfter,
      ...namedBy(moderationCase),
    });
    return { caseId };
  },
});
