/** Id of the element that opens a message. */
export const rowId = (message: string) => `message-${message}`;
