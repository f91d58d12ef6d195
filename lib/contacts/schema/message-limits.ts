export const longestMessage = 4000;

export const mostUnanswered = 3;

export const mostFilesSent = 3;

export const longestTitle = 60;
export const mostPhrases = 50;
