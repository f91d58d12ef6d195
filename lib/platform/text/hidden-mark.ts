/** Replaces a removed contact detail. */
export const hiddenMark = "[•••]";
