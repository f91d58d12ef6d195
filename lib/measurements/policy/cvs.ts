import { isMinor } from "@/lib/platform/ages";
import type { Guard, Verdict } from "@/lib/platform/command/actor";
import { type MediaSide, mayEditPlayer, mediaSide } from "@/lib/players/policy/players";

type EditablePlayer = Parameters<typeof mayEditPlayer>[1];

/** The player's side, which for an e-sport player is a member. */
export const cvSide: Guard<MediaSide> = mediaSide;

export function mayMakeCv(actor: MediaSide, player: EditablePlayer): Verdict {
  if (actor.kind === "player" && isMinor(player.birthDate)) return "cv_guardian_makes";
  return mayEditPlayer(actor, player);
}

type PlayerState = {
  birthDate: Date;
  user: { disabledAt: Date | null };
  status: string;
  guardian: { status: string } | null;
};

type EsportPlayerState = { user: { disabledAt: Date | null } | null; status: string };
type OwnerState = { player: PlayerState | null; esportPlayer: EsportPlayerState | null };

/** A CV is hidden while its player is closed, suspended, taken down or without consent, or is a minor without a confirmed guardian. */
export function mayBeShown({ player, esportPlayer }: OwnerState): boolean {
  if (!player) return esportPlayer?.user?.disabledAt === null && esportPlayer.status !== "taken_down";
  const { birthDate, user, status, guardian } = player;
  return (
    user.disabledAt === null &&
    status !== "taken_down" &&
    status !== "awaiting_player" &&
    (!isMinor(birthDate) || guardian?.status === "confirmed")
  );
}
