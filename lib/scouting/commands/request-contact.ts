import "server-only";
import { reserveCredit } from "@/lib/billing/steps/reserve-credit";
import { recruiters } from "@/lib/core/actor";
import { daysFrom, now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { hideContacts } from "@/lib/core/contact-details";
import type { Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { hiddenMark } from "@/lib/core/hidden-mark";
import { byHand } from "@/lib/core/limit";
import { breaksUnique, refuse } from "@/lib/core/refusal";
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
    await record(tx, actor, "contact.requested", { requestId, playerId, recruiterId });
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
