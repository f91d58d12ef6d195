import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse, refuseAfter } from "@/lib/platform/command/refusal";
import { trustEvents } from "../events";
import { mayDecideAppeal } from "../policy/moderation";
import { lockCase } from "../queries/lock-case";
import { readThing } from "../queries/things";
import { appealDecisionInput, namedBy, suspends } from "../schema/moderation";
import { keepSuspended } from "../steps/keep-suspended";
import { putBack } from "../steps/take-down";

/** Must be decided by somebody other than the first decider; "undone" restores what was taken down. */
export const decideAppeal = command({
  limit: { act: "decideAppeal", person: byHand },
  by: staff("moderation"),
  input: appealDecisionInput,
  load: (tx, { caseId }) => lockCase(tx, caseId),
  allow: mayDecideAppeal,
  async run({ tx, actor, input: { caseId, verdict, answer }, subject: moderationCase }) {
    if (!moderationCase.appealedAt) refuse("not_appealed");
    if (moderationCase.appealDecidedAt) refuseAfter(moderationCase.appealDecidedBy, "case_decided_meanwhile");
    const undone = verdict === "undone";
    const currentState = async () =>
      (await readThing(tx, moderationCase.kind, moderationCase.subjectId, moderationCase.concernedId))?.visibility ??
      "gone";
    const visibilityBefore = await currentState();
    await tx.moderationCase.update({
      where: { id: caseId },
      data: { undone, appealAnswer: answer, appealDecidedAt: now(), appealDecidedById: actor.userId },
    });
    if (undone && moderationCase.before !== null && visibilityBefore !== "gone")
      await putBack(tx, actor, { ...moderationCase, before: moderationCase.before });
    if (undone && moderationCase.concernedId && suspends(moderationCase.ruling))
      await keepSuspended(tx, actor, moderationCase.concernedId);
    const eventData = {
      caseId,
      userId: moderationCase.concernedId,
      ruling: moderationCase.ruling ?? "dismissed",
      undone,
    };
    await trustEvents.record(tx, actor, "case.appeal_decided", {
      ...eventData,
      was: visibilityBefore,
      is: await currentState(),
      ...namedBy(moderationCase),
    });
    return { caseId };
  },
});
