/** Look of the form below a conversation. */
export const composerLook =
  "grid grid-cols-[minmax(0,1fr)] gap-1 [&_textarea]:max-h-[25svh] [&_textarea]:min-h-14! [&>:has(>textarea)>label]:sr-only [&>[tabindex]]:mt-8";

/** Id of the form in which a message of this conversation is written. */
export const composerId = (threadId: string) => `write-${threadId}`;
