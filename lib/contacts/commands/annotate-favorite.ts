import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { listsToChange, ownAmong } from "../queries/lists-to-change";
import { annotateInput } from "../schema/requests";

export const annotateFavorite = command({
  limit: { act: "annotateFavorite", person: byHand },
  by: recruiters,
  input: annotateInput,
  async load(tx, { playerId, lists }, actor) {
    const listIds = ownAmong(await listsToChange(tx, actor), lists);
    const favoriteKey = { recruiterId: actor.recruiterId, playerId };
    const favorite = { recruiterId_playerId: favoriteKey };
    const existing = await tx.favorite.findUnique({ where: favorite, select: { note: true, notedById: true } });
    return { between: favoriteKey, chosen: listIds, kept: existing ?? refuse("not_found") };
  },
  async run({
    tx,
    actor,
    input: { playerId, note = null, tags },
    subject: { between: favoriteKey, chosen: listIds, kept: existing },
  }) {
    const notedById = note === existing.note ? existing.notedById : note && actor.memberId;
    const data = { note, notedById, tags };
    await tx.favorite.update({ where: { recruiterId_playerId: favoriteKey }, data });
    await tx.listedFavorite.deleteMany({ where: { ...favoriteKey, listId: { notIn: listIds } } });
    const listEntries = listIds.map((listId) => ({ ...favoriteKey, listId }));
    await tx.listedFavorite.createMany({ data: listEntries, skipDuplicates: true });
    return { playerId };
  },
});
