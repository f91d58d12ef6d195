export const longestReason = 500;

/** Seconds in which a verdict can be taken back at the desk, and after which it takes effect: a press in the last of them still arrives. */
export const undoSeconds = 8;
export const settleAfter = undoSeconds + 2;

/** Working days within which a person decides about papers, as whoever sends them is told. */
export const decisionDays = 3;
