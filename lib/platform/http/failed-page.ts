/** Set by our own server alone, when it asks for a page's frame again because the page failed: the first part of its path. */
export const failedPageHeader = "x-failed-page";
