/** Id of the list that the keyboard shortcuts use. */
export const listId = "players";
