import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { listsToChange } from "../queries/lists-to-change";
import { favoriteListInput } from "../schema/requests";
import { createList } from "../steps/create-list";

export const createFavoriteList = command({
  limit: { act: "createFavoriteList", person: byHand },
  by: recruiters,
  input: favoriteListInput,
  load: (tx, _input, actor) => listsToChange(tx, actor),
  run: async ({ tx, actor, input: { name }, subject: others }) => ({
    listId: await createList(tx, actor.recruiterId, name, others),
  }),
});
