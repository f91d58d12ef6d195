export const longestMessage = 4000;

/** So many messages one side may write before the other has ever answered. */
export const mostUnanswered = 3;

/** So many files come with one message. */
export const mostFilesSent = 3;

export const longestTitle = 60;
export const mostPhrases = 50;
