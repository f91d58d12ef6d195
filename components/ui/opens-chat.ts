/** On a button: opens the support chat, which stands on every page and looks for it. */
export const opensChat = { "data-opens-chat": "" } as const;
