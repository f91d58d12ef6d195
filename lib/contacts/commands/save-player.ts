import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { knownPlayer } from "../queries/player-to-ask";
import { playerInput } from "../schema/requests";
import { noteInterest } from "../steps/note-interest";

export const savePlayer = command({
  limit: { act: "savePlayer", person: byHand },
  by: recruiters,
  input: playerInput,
  load: (tx, { playerId }, actor) => knownPlayer(tx, playerId, actor),
  async run({ tx, actor, input: { playerId } }) {
    const favoriteKey = { recruiterId: actor.recruiterId, playerId };
    await tx.favorite.createMany({ data: favoriteKey, skipDuplicates: true });
    await noteInterest(tx, { ...favoriteKey, kind: "saved" });
    return { playerId };
  },
});
