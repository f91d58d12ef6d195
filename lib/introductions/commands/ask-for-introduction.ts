import "server-only";
import { reserveCredit } from "@/lib/billing/steps/reserve-credit";
import { recruiters } from "@/lib/core/actor";
import { daysFrom, now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { hideContacts } from "@/lib/core/contact-details";
import { record } from "@/lib/core/facts";
import { hiddenMark } from "@/lib/core/hidden-mark";
import { byHand } from "@/lib/core/limit";
import { mayAsk } from "../policy";
import { personToAsk } from "../queries/asked-person";
import { answerDays, askInput } from "../schema";

/** The first words travel without contact details: contact opens with the yes alone. */
export const askForIntroduction = command({
  limit: { act: "askForIntroduction", person: byHand },
  by: recruiters,
  input: askInput,
  load: (tx, { kind, subjectId }, actor) => personToAsk(tx, kind, subjectId, actor),
  allow: mayAsk,
  async run({ tx, actor: { recruiterId, ...actor }, input: { kind, subjectId, message }, subject: { userId } }) {
    const credit = kind === "esport" ? await reserveCredit(tx, recruiterId) : {};
    const at = now();
    const { text } = hideContacts(message, hiddenMark);
    const words = { message: text, createdAt: at, expiresAt: daysFrom(at, answerDays) };
    const { id: introductionId } = await tx.introduction.create({
      data: { recruiterId, userId, kind, ...credit, ...words },
      select: { id: true },
    });
    await record(tx, actor, "introduction.asked", { introductionId });
    return { introductionId, kind, subjectId };
  },
});
