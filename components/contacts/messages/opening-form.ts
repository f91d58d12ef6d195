/** Ids of the forms that open an unread conversation and mark it as read. */
export const openingForm = { thread: "open-talk", application: "open-application" } as const;
