"use server";

import { action } from "@/lib/entry/action";
import { annotateFavorite as annotateFavoriteCommand } from "../commands/annotate-favorite";
import { answerForMinor as answerForMinorCommand } from "../commands/answer-for-minor";
import { answerRequest as answerRequestCommand } from "../commands/answer-request";
import { closeIdentity as closeIdentityCommand } from "../commands/close-identity";
import { createFavoriteList as createFavoriteListCommand } from "../commands/create-favorite-list";
import { deleteFavoriteList as deleteFavoriteListCommand } from "../commands/delete-favorite-list";
import { putInLists as putInListsCommand } from "../commands/put-in-lists";
import { renameFavoriteList as renameFavoriteListCommand } from "../commands/rename-favorite-list";
import { requestContact as requestContactCommand } from "../commands/request-contact";
import { savePlayer as savePlayerCommand } from "../commands/save-player";
import { unsavePlayer as unsavePlayerCommand } from "../commands/unsave-player";
import { withdrawRequest as withdrawRequestCommand } from "../commands/withdraw-request";

const playerPath = ({ playerId }: { playerId: string }) => `/players/${playerId}`;
const listPath = ({ listId }: { listId: string }) => `/favorites?list=${listId}`;
const requestsPath = "/dashboard?show=requests";

export const requestContact = action(requestContactCommand, { to: playerPath, toast: "contactRequested" });
export const withdrawRequest = action(withdrawRequestCommand, { to: playerPath, toast: "requestWithdrawn" });
export const answerRequest = action(answerRequestCommand, { to: requestsPath, toast: "requestAnswered" });
export const answerForMinor = action(answerForMinorCommand, {
  to: (_request, basePath) => basePath ?? requestsPath,
  toast: "requestAnswered",
});
export const closeIdentity = action(closeIdentityCommand, {
  to: (_disclosure, basePath) => basePath ?? "/dashboard?show=seen",
  toast: "identityClosed",
});
export const savePlayer = action(savePlayerCommand);
export const unsavePlayer = action(unsavePlayerCommand);
export const createFavoriteList = action(createFavoriteListCommand, { to: listPath, toast: "favoriteListCreated" });
export const renameFavoriteList = action(renameFavoriteListCommand, { to: listPath, toast: "favoriteListRenamed" });
export const deleteFavoriteList = action(deleteFavoriteListCommand, { to: "/favorites", toast: "favoriteListDeleted" });
export const putInLists = action(putInListsCommand, { to: listPath, toast: "favoritesListed" });
export const annotateFavorite = action(annotateFavoriteCommand);
