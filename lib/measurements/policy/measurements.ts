import { isMinor } from "@/lib/platform/ages";
import type { Actor, Verdict } from "@/lib/platform/command/actor";
import { mailbox } from "@/lib/platform/text/mailbox";
import { mayEditPlayer } from "@/lib/players/policy/players";

type EditablePlayer = Parameters<typeof mayEditPlayer>[1];

/** Only the guardian asks other adults on behalf of a minor. */
export function mayAskForConfirmation(actor: Actor<"player" | "guardian">, player: EditablePlayer): Verdict {
  if (actor.kind === "player" && isMinor(player.birthDate)) return "guardian_asks_to_confirm";
  return mayEditPlayer(actor, player);
}

/** Players and their guardians cannot confirm their own claims, by any of their addresses. */
export function mayConfirm(email: string, confirmers: { emails: (string | null | undefined)[] }): Verdict {
  return confirmers.emails.some((other) => other && mailbox(other) === mailbox(email)) ? "confirmer_is_own" : true;
}

export function sharesSurname(name: string, otherName: string): boolean {
  const surname = (fullName: string) =>
    fullName
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .trim()
      .split(/[\s-]+/)
      .at(-1) ?? "";
  return surname(name) !== "" && surname(name) === surname(otherName);
}

type ConfirmationDates = {
  answeredAt: Date | null;
  revokedAt: Date | null;
  voidedAt: Date | null;
  clearedAt: Date | null;
};

/** An answer counts unless it was withdrawn or rejected; a flagged answer counts after moderation. */
export const counts = ({
  answeredAt,
  revokedAt,
  voidedAt,
  clearedAt,
  flags,
}: ConfirmationDates & { flags: unknown[] }) =>
  answeredAt !== null && revokedAt === null && voidedAt === null && (flags.length === 0 || clearedAt !== null);
