/** The form in which one writes in this conversation. */
export const composerId = (threadId: string) => `write-${threadId}`;
