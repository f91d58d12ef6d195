import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { listsToChange, ownAmong } from "../queries/lists-to-change";
import { listInput } from "../schema/requests";

export const deleteFavoriteList = command({
  limit: { act: "deleteFavoriteList", person: byHand },
  by: recruiters,
  input: listInput,
  load: async (tx, { listId }, actor) => ownAmong(await listsToChange(tx, actor), [listId]),
  async run({ tx, input: { listId } }) {
    await tx.favoriteList.delete({ where: { id: listId } });
    return { listId };
  },
});
