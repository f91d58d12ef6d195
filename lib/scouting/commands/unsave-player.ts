import "server-only";
import { recruiters } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { playerInput } from "../schema";

/** Works for players who are no longer listed as well: a list can always be tidied. */
export const unsavePlayer = command({
  limit: { act: "unsavePlayer", person: byHand },
  by: recruiters,
  input: playerInput,
  load: async () => null,
  async run({ tx, actor, input: { playerId } }) {
    await tx.favorite.deleteMany({ where: { recruiterId: actor.recruiterId, playerId } });
    return { playerId };
  },
});
