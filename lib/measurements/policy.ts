import type { Actor, Verdict } from "@/lib/platform/command/actor";
import { mailbox } from "@/lib/platform/text/mailbox";
import { isMinor, mayEditPlayer } from "@/lib/players/policy";

type Asking = Parameters<typeof mayEditPlayer>[1];

/** An adult asks for themselves; for a child only the guardian writes to other adults. */
export function mayAskForConfirmation(actor: Actor<"player" | "guardian">, player: Asking): Verdict {
  if (actor.kind === "player" && isMinor(player.birthDate)) return "guardian_asks_to_confirm";
  return mayEditPlayer(actor, player);
}

/** Nobody stands behind their own claims, or their child's: neither at their address nor signed in as themselves. */
export function mayConfirm(email: string, confirmers: { emails: (string | null | undefined)[] }): Verdict {
  return confirmers.emails.some((other) => other && mailbox(other) === mailbox(email)) ? "confirmer_is_own" : true;
}

/** Whether two names end in the same word, however it is written. */
export function sharesSurname(one: string, other: string): boolean {
  const surname = (name: string) =>
    name
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .trim()
      .split(/[\s-]+/)
      .at(-1) ?? "";
  return surname(one) !== "" && surname(one) === surname(other);
}

type Standing = { answeredAt: Date | null; takenBackAt: Date | null; voidedAt: Date | null; clearedAt: Date | null };

/** Whether an answer counts: given, not taken back, and looked at where something was odd. */
export const counts = ({ answeredAt, takenBackAt, voidedAt, clearedAt, flags }: Standing & { flags: unknown[] }) =>
  answeredAt !== null && takenBackAt === null && voidedAt === null && (flags.length === 0 || clearedAt !== null);
