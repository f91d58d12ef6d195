/** The largest document, in bytes: 5 MB. Videos have a limit of their own. */
export const maxBytes = 5 * 1024 * 1024;

/** What a browser's file chooser offers; what counts is the content, see `inspect-file`. */
export const acceptedFiles = ".pdf,.jpg,.jpeg,.png";

/** What the upload widget takes at once where nothing else is said. */
export const mostFiles = 5;
