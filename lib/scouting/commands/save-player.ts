import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { knownPlayer } from "../queries/asked-player";
import { playerInput } from "../schema";
import { noteInterest } from "../steps/note-interest";

/** Saving twice is saving once. */
export const savePlayer = command({
  limit: { act: "savePlayer", person: byHand },
  by: recruiters,
  input: playerInput,
  load: (tx, { playerId }, actor) => knownPlayer(tx, playerId, actor),
  async run({ tx, actor, input: { playerId } }) {
    const between = { recruiterId: actor.recruiterId, playerId };
    await tx.favorite.createMany({ data: between, skipDuplicates: true });
    await noteInterest(tx, { ...between, kind: "saved" });
    return { playerId };
  },
});
