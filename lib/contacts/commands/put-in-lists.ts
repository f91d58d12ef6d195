import "server-only";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { unsavedAmong } from "../queries/favorites";
import { listsToChange, ownAmong } from "../queries/lists-to-change";
import { putInListsInput } from "../schema/requests";
import { createList } from "../steps/create-list";
import { noteInterest } from "../steps/note-interest";

export const putInLists = command({
  limit: { act: "putInLists", person: byHand },
  by: recruiters,
  input: putInListsInput,
  async load(tx, { player, lists }, actor) {
    const ownLists = await listsToChange(tx, actor);
    return { own: ownLists, chosen: ownAmong(ownLists, lists), unsaved: await unsavedAmong(tx, actor, player) };
  },
  async run({
    tx,
    actor: { recruiterId },
    input: { player, name },
    subject: { own: ownLists, chosen: listIds, unsaved: unsavedIds },
  }) {
    const lists = name ? [...listIds, await createList(tx, recruiterId, name, ownLists)] : listIds;
    await tx.favorite.createMany({ data: unsavedIds.map((playerId) => ({ recruiterId, playerId, createdAt: now() })) });
    await noteInterest(tx, ...unsavedIds.map((playerId) => ({ recruiterId, playerId, kind: "saved" as const })));
    const listEntries = lists.flatMap((listId) => player.map((playerId) => ({ recruiterId, listId, playerId })));
    await tx.listedFavorite.createMany({ data: listEntries, skipDuplicates: true });
    return { listId: lists.at(-1) ?? "" };
  },
});
