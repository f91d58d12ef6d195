import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayUnsave } from "../policy";
import { unsaveInput } from "../schema";

/** Works for players who are no longer listed as well: a list can always be tidied. */
export const unsavePlayer = command({
  limit: { act: "unsavePlayer", person: byHand },
  by: recruiters,
  input: unsaveInput,
  async load(tx, { playerId, sure }, { recruiterId }) {
    const favorite = await tx.favorite.findUnique({
      where: { recruiterId_playerId: { recruiterId, playerId } },
      select: { note: true, tags: true, inLists: { take: 1, select: { listId: true } } },
    });
    const loses = favorite !== null && (favorite.note !== null || favorite.tags.length + favorite.inLists.length > 0);
    return { loses, sure };
  },
  allow: mayUnsave,
  async run({ tx, actor, input: { playerId } }) {
    await tx.favorite.deleteMany({ where: { recruiterId: actor.recruiterId, playerId } });
    return { playerId };
  },
});
