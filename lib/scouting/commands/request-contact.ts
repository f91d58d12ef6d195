import "server-only";
import { reserveCredit } from "@/lib/billing/steps/reserve-credit";
import { daysFrom, now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { breaksUnique, refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { hideContacts } from "@/lib/platform/text/contact-details";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";
import { mayRequest } from "../policy";
import { playerToAsk } from "../queries/asked-player";
import { requestDays, requestInput } from "../schema";
import { noteInterest } from "../steps/note-interest";

/** The first words travel without contact details: those open with the yes. */
export const requestContact = command({
  limit: { act: "requestContact", person: byHand },
  by: recruiters,
  input: requestInput,
  load: (tx, { playerId }, actor) => playerToAsk(tx, playerId, actor),
  allow: mayRequest,
  async run({ tx, actor, input: { playerId, message } }) {
    const recruiterId = actor.recruiterId;
    const { creditId } = await reserveCredit(tx, recruiterId);
    const requestId = await insertRequest(tx, { recruiterId, playerId, creditId, message, askedById: actor.memberId });
    await noteInterest(tx, { recruiterId, playerId, kind: "asked" });
    await recordEvent(tx, actor, "contact.requested", { requestId, playerId, recruiterId });
    return { requestId, playerId };
  },
});

type NewRequest = { recruiterId: string; playerId: string; creditId: string; askedById: string; message: string };

async function insertRequest(tx: Tx, { message, ...request }: NewRequest): Promise<string> {
  const at = now();
  const { text, hidden } = hideContacts(message, hiddenMark);
  const words = { message: text, hidden, ownWords: hidden.length > 0 ? message : null };
  const data = { ...request, ...words, createdAt: at, expiresAt: daysFrom(at, requestDays) };
  try {
    const { id } = await tx.contactRequest.create({ data, select: { id: true } });
    return id;
  } catch (error) {
    if (breaksUnique(error)) refuse("contact_already_asked");
    throw error;
  }
}
