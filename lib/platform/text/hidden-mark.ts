/** Stands where a contact detail was taken out of first words. */
export const hiddenMark = "[•••]";
