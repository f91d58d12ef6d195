import "server-only";
import { reserveCredit } from "@/lib/billing/steps/reserve-credit";
import { daysFrom, now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { breaksUnique, refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { hideContacts } from "@/lib/platform/text/contact-details";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";
import { contactEvents } from "../events";
import { mayRequest } from "../policy/requests";
import { playerToAsk } from "../queries/player-to-ask";
import { requestDays, requestInput } from "../schema/requests";
import { noteInterest } from "../steps/note-interest";

/** Contact details are removed from the message until the request is accepted. */
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
    await noteInterest(tx, { recruiterId, playerId, kind: "requested" });
    await contactEvents.record(tx, actor, "contact.requested", { requestId, playerId, recruiterId });
    return { requestId, playerId };
  },
});

type NewRequest = { recruiterId: string; playerId: string; creditId: string; askedById: string; message: string };

async function insertRequest(tx: Tx, { message, ...request }: NewRequest): Promise<string> {
  const requestedAt = now();
  const { text, hidden } = hideContacts(message, hiddenMark);
  const texts = { message: text, hidden, ownWords: hidden.length > 0 ? message : null };
  const data = { ...request, ...texts, createdAt: requestedAt, expiresAt: daysFrom(requestedAt, requestDays) };
  try {
    const { id } = await tx.contactRequest.create({ data, select: { id: true } });
    return id;
  } catch (error) {
    if (breaksUnique(error)) refuse("contact_already_requested");
    throw error;
  }
}
