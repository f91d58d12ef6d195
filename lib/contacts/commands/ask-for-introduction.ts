import "server-only";
import { reserveCredit } from "@/lib/billing/steps/reserve-credit";
import { daysFrom, now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { hideContacts } from "@/lib/platform/text/contact-details";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";
import { contactEvents } from "../events";
import { mayAsk } from "../policy/introductions";
import { personToAsk } from "../queries/person-to-ask";
import { answerDays, askInput } from "../schema/introductions";
import { noteEsportInterest } from "../steps/note-interest";

/** Contact details are removed from the message, because contact opens only when the person accepts. */
export const askForIntroduction = command({
  limit: { act: "askForIntroduction", person: byHand },
  by: recruiters,
  input: askInput,
  load: (tx, { kind, subjectId }, actor) => personToAsk(tx, kind, subjectId, actor),
  allow: mayAsk,
  async run({ tx, actor: { recruiterId, ...actor }, input: { kind, subjectId, message }, subject: { userId } }) {
    const credit = kind === "esport" ? await reserveCredit(tx, recruiterId) : {};
    const requestedAt = now();
    const { text } = hideContacts(message, hiddenMark);
    const texts = { message: text, createdAt: requestedAt, expiresAt: daysFrom(requestedAt, answerDays) };
    const { id: introductionId } = await tx.introduction.create({
      data: { recruiterId, userId, kind, ...credit, ...texts },
      select: { id: true },
    });
    if (kind === "esport") await noteEsportInterest(tx, { recruiterId, esportPlayerId: subjectId, kind: "requested" });
    await contactEvents.record(tx, actor, "introduction.asked", { introductionId });
    return { introductionId, kind, subjectId };
  },
});
