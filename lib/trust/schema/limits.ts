export const longestReason = 500;

/** Seconds to take a verdict back; it takes effect slightly later, so that a late request still succeeds. */
export const undoSeconds = 8;
export const settleAfter = undoSeconds + 2;
