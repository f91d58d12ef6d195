export const longestReason = 500;
