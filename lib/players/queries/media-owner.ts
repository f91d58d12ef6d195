import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { MediaSide } from "../policy/players";
import { ownToEdit } from "./own-esport";
import { playerToEdit } from "./player-to-edit";

/** The column, with its value, that says whose a video, picture or CV is. */
export type OwnerColumn = { playerId: string } | { esportPlayerId: string };

/** The profile whose media this actor edits, locked. */
export async function mediaOwner(tx: Tx, actor: MediaSide) {
  if (actor.kind === "member") return esportOwner(tx, actor.userId);
  const player = await playerToEdit(tx, actor);
  return { ...player, ownerColumn: { playerId: player.id } as OwnerColumn };
}

async function esportOwner(tx: Tx, userId: string) {
  const { id, birthDate, fullName } = await ownToEdit(tx, userId);
  return {
    id,
    userId,
    fullName,
    birthDate: birthDate ?? refuse("esport_adults_only"),
    email: "",
    phone: null,
    guardian: null,
    consentImageRights: true,
    ownerColumn: { esportPlayerId: id } as OwnerColumn,
  };
}
