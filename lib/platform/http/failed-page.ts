/** Set only by our server when it requests the layout of a failed page: the first part of its path. */
export const failedPageHeader = "x-failed-page";
