/** Set only by our server when it requests the layout of a failed page; holds the first part of the page's path. */
export const failedPageHeader = "x-failed-page";
