import "server-only";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { recruitersOnly } from "../policy";
import { playerInput } from "../schema";

/** Works for players who are no longer listed as well: a list can always be tidied. */
export const unsavePlayer = command({
  limit: { act: "unsavePlayer", person: byHand },
  input: playerInput,
  load: async () => null,
  allow: recruitersOnly,
  async run({ tx, actor, input: { playerId } }) {
    await tx.favorite.deleteMany({ where: { recruiterId: actor.recruiterId!, playerId } });
    return { playerId };
  },
});
