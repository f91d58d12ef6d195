import type { Actor, Gate, Verdict } from "@/lib/core/actor";

export type Party = Actor<"player" | "guardian" | "recruiter">;

/** Both sides, on a minor's also the guardian; which conversations are theirs, the reading asks. */
export const parties: Gate<Party> = (actor) =>
  actor.kind === "player" || actor.kind === "guardian" || actor.kind === "recruiter" ? actor : "not_found";

/** They write while the identity stays open and neither has blocked the other; who has is not told. */
export function mayWrite(_party: Party, { open, blocked }: { open: boolean; blocked: boolean }): Verdict {
  if (!open) return "conversation_closed";
  return blocked ? "conversation_blocked" : true;
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
