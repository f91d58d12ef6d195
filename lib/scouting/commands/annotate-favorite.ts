import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { listsToChange, ownAmong } from "../queries/lists-to-change";
import { annotateInput } from "../schema";

/** What the organisation writes about a favourite, and the lists it is in from now on. */
export const annotateFavorite = command({
  limit: { act: "annotateFavorite", person: byHand },
  by: recruiters,
  input: annotateInput,
  async load(tx, { playerId, lists }, actor) {
    const chosen = ownAmong(await listsToChange(tx, actor), lists);
    const between = { recruiterId: actor.recruiterId, playerId };
    const favorite = { recruiterId_playerId: between };
    const existing = await tx.favorite.findUnique({ where: favorite, select: { note: true, notedById: true } });
    return { between, chosen, kept: existing ?? refuse("not_found") };
  },
  async run({ tx, actor, input: { playerId, note = null, tags }, subject: { between, chosen, kept: existing } }) {
    const notedById = note === existing.note ? existing.notedById : note && actor.memberId;
    const data = { note, notedById, tags };
    await tx.favorite.update({ where: { recruiterId_playerId: between }, data });
    await tx.listedFavorite.deleteMany({ where: { ...between, listId: { notIn: chosen } } });
    const listed = chosen.map((listId) => ({ ...between, listId }));
    await tx.listedFavorite.createMany({ data: listed, skipDuplicates: true });
    return { playerId };
  },
});
