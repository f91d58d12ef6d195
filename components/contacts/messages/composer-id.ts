/** Id of the form in which a message of this conversation is written. */
export const composerId = (threadId: string) => `write-${threadId}`;
