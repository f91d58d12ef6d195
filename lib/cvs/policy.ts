import type { Actor, Verdict } from "@/lib/platform/command/actor";
import { isMinor, mayEditPlayer } from "@/lib/players/policy";

type Maker = Parameters<typeof mayEditPlayer>[1];

/** An adult makes their own; of a child the guardian who has said yes. */
export function mayMakeCv(actor: Actor<"player" | "guardian">, player: Maker): Verdict {
  if (actor.kind === "player" && isMinor(player.birthDate)) return "cv_guardian_makes";
  return mayEditPlayer(actor, player);
}

type Standing = {
  birthDate: Date;
  user: { disabledAt: Date | null };
  status: string;
  guardian: { status: string } | null;
};

/** A CV shows nothing while its player is closed, suspended, taken down or has not said yes, or is a child whose guardian no longer says yes. */
export const mayBeShown = ({ birthDate, user, status, guardian }: Standing) =>
  user.disabledAt === null &&
  status !== "taken_down" &&
  status !== "awaiting_player" &&
  (!isMinor(birthDate) || guardian?.status === "confirmed");
