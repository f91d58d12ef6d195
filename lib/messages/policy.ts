import type { Actor, Verdict } from "@/lib/core/actor";

export type OpenThread = { playerId: string; recruiterId: string; open: boolean };

export const isParty = (actor: Actor, thread: { playerId: string; recruiterId: string }): boolean =>
  (actor.playerId !== null && actor.playerId === thread.playerId) ||
  (actor.guardianOf !== null && actor.guardianOf === thread.playerId) ||
  (actor.recruiterId !== null && actor.recruiterId === thread.recruiterId);

/** Both sides, on a minor's also the guardian, write while the identity stays open; who is not a party was refused before. */
export function mayWrite(actor: Actor, thread: OpenThread): Verdict {
  if (!isParty(actor, thread)) return "not_found";
  return thread.open ? true : "conversation_closed";
}

type Minor = { minor: boolean; email: string; phone: string };

/** Under 18 one's own contact stays closed, in one's own words too: clubs have the guardian's. */
export function maySay({ minor, email, phone }: Minor, text: string): Verdict {
  if (!minor) return true;
  const digits = (of: string) => of.replace(/\D/g, "");
  const number = digits(phone).slice(-lastDigits);
  const told = text.toLowerCase().includes(email.toLowerCase()) || (number !== "" && digits(text).includes(number));
  return told ? "minor_contact_closed" : true;
}

/** A number is the same with and without its country. */
const lastDigits = 8;
