import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { listsToChange, ownAmong } from "../queries/lists-to-change";
import { renameListInput } from "../schema/requests";
import { refuseTaken } from "../steps/create-list";

export const renameFavoriteList = command({
  limit: { act: "renameFavoriteList", person: byHand },
  by: recruiters,
  input: renameListInput,
  async load(tx, { listId }, actor) {
    const lists = await listsToChange(tx, actor);
    ownAmong(lists, [listId]);
    return lists.filter(({ id }) => id !== listId);
  },
  async run({ tx, input: { listId, name }, subject: others }) {
    refuseTaken(name, others);
    await tx.favoriteList.update({ where: { id: listId }, data: { name } });
    return { listId };
  },
});
