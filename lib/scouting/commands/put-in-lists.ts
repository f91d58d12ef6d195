import "server-only";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { unsavedAmong } from "../queries/favorites";
import { listsToChange, ownAmong } from "../queries/lists-to-change";
import { putInListsInput } from "../schema";
import { createList } from "../steps/create-list";
import { noteInterest } from "../steps/note-interest";

/** Puts players in lists, one that is new among them; who was not saved is from now on. */
export const putInLists = command({
  limit: { act: "putInLists", person: byHand },
  by: recruiters,
  input: putInListsInput,
  async load(tx, { player, lists }, actor) {
    const ownLists = await listsToChange(tx, actor);
    return { own: ownLists, chosen: ownAmong(ownLists, lists), unsaved: await unsavedAmong(tx, actor, player) };
  },
  async run({ tx, actor: { recruiterId }, input: { player, name }, subject: { own: ownLists, chosen, unsaved } }) {
    const lists = name ? [...chosen, await createList(tx, recruiterId, name, ownLists)] : chosen;
    await tx.favorite.createMany({ data: unsaved.map((playerId) => ({ recruiterId, playerId, createdAt: now() })) });
    await noteInterest(tx, ...unsaved.map((playerId) => ({ recruiterId, playerId, kind: "saved" as const })));
    const listed = lists.flatMap((listId) => player.map((playerId) => ({ recruiterId, listId, playerId })));
    await tx.listedFavorite.createMany({ data: listed, skipDuplicates: true });
    return { listId: lists.at(-1) ?? "" };
  },
});
