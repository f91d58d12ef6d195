import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayUnsave } from "../policy/requests";
import { unsaveInput } from "../schema/requests";

/** Works for players who are no longer listed as well. */
export const unsavePlayer = command({
  limit: { act: "unsavePlayer", person: byHand },
  by: recruiters,
  input: unsaveInput,
  async load(tx, { playerId, sure }, { recruiterId }) {
    const favorite = await tx.favorite.findUnique({
      where: { recruiterId_playerId: { recruiterId, playerId } },
      select: { note: true, tags: true, inLists: { take: 1, select: { listId: true } } },
    });
    const losesNotes =
      favorite !== null && (favorite.note !== null || favorite.tags.length + favorite.inLists.length > 0);
    return { loses: losesNotes, sure };
  },
  allow: mayUnsave,
  async run({ tx, actor, input: { playerId } }) {
    await tx.favorite.deleteMany({ where: { recruiterId: actor.recruiterId, playerId } });
    return { playerId };
  },
});
