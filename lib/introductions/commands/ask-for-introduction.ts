import "server-only";
import { reserveCredit } from "@/lib/billing/steps/reserve-credit";
import { recruiters } from "@/lib/core/actor";
import { daysFrom, now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { mayAsk } from "../policy";
import { personToAsk } from "../queries/asked-person";
import { answerDays, askInput } from "../schema";

export const askForIntroduction = command({
  limit: { act: "askForIntroduction", person: byHand },
  by: recruiters,
  input: askInput,
  load: (tx, { kind, subjectId }, actor) => personToAsk(tx, kind, subjectId, actor),
  allow: mayAsk,
  async run({ tx, actor: { recruiterId, ...actor }, input: { kind, subjectId, message }, subject: { userId } }) {
    const credit = kind === "esport" ? await reserveCredit(tx, recruiterId) : {};
    const at = now();
    const { id: introductionId } = await tx.introduction.create({
      data: { recruiterId, userId, kind, message, ...credit, createdAt: at, expiresAt: daysFrom(at, answerDays) },
      select: { id: true },
    });
    await record(tx, actor, "introduction.asked", { introductionId });
    return { introductionId, kind, subjectId };
  },
});
