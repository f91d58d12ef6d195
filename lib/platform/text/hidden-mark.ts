export const hiddenMark = "[•••]";
