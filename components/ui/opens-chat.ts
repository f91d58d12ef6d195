/** Attribute of a button that opens the support chat. */
export const opensChat = { "data-opens-chat": "" } as const;
