import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse, refuseAfter } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayDecideAppeal } from "../policy";
import { lockCase } from "../queries/lock-case";
import { readThing } from "../queries/things";
import { appealDecisionInput, namedBy, suspends } from "../schema";
import { keepSuspended } from "../steps/keep-suspended";
import { putBack } from "../steps/take-down";

/** The second look, by somebody else than had the first. Undoing puts everything back. */
export const decideAppeal = command({
  limit: { act: "decideAppeal", person: byHand },
  by: staff("moderation"),
  input: appealDecisionInput,
  load: (tx, { caseId }) => lockCase(tx, caseId),
  allow: mayDecideAppeal,
  async run({ tx, actor, input: { caseId, verdict, answer }, subject: found }) {
    if (!found.appealedAt) refuse("not_appealed");
    if (found.appealDecidedAt) refuseAfter(found.appealDecidedBy, "case_decided_meanwhile");
    const undone = verdict === "undone";
    const currentState = async () =>
      (await readThing(tx, found.kind, found.subjectId, found.concernedId))?.standing ?? "gone";
    const was = await currentState();
    await tx.moderationCase.update({
      where: { id: caseId },
      data: { undone, appealAnswer: answer, appealDecidedAt: now(), appealDecidedById: actor.userId },
    });
    if (undone && found.before !== null && was !== "gone") await putBack(tx, actor, { ...found, before: found.before });
    if (undone && found.concernedId && suspends(found.ruling)) await keepSuspended(tx, actor, found.concernedId);
    const about = { caseId, userId: found.concernedId, ruling: found.ruling ?? "dismissed", undone };
    await recordEvent(tx, actor, "case.appeal_decided", { ...about, was, is: await currentState(), ...namedBy(found) });
    return { caseId };
  },
});
