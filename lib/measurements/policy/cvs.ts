import { isMinor } from "@/lib/platform/ages";
import type { Actor, Verdict } from "@/lib/platform/command/actor";
import { mayEditPlayer } from "@/lib/players/policy/players";

type EditablePlayer = Parameters<typeof mayEditPlayer>[1];

export function mayMakeCv(actor: Actor<"player" | "guardian">, player: EditablePlayer): Verdict {
  if (actor.kind === "player" && isMinor(player.birthDate)) return "cv_guardian_makes";
  return mayEditPlayer(actor, player);
}

type PlayerState = {
  birthDate: Date;
  user: { disabledAt: Date | null };
  status: string;
  guardian: { status: string } | null;
};

/** A CV is hidden while its player is closed, suspended, taken down or without consent, or is a minor without a confirmed guardian. */
export const mayBeShown = ({ birthDate, user, status, guardian }: PlayerState) =>
  user.disabledAt === null &&
  status !== "taken_down" &&
  status !== "awaiting_player" &&
  (!isMinor(birthDate) || guardian?.status === "confirmed");
