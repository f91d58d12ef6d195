import "server-only";
import { reserveCredit } from "@/lib/billing/steps/reserve-credit";
import { daysFrom, now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { hideContacts } from "@/lib/platform/text/contact-details";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";
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
    await recordEvent(tx, actor, "introduction.asked", { introductionId });
    return { introductionId, kind, subjectId };
  },
});
