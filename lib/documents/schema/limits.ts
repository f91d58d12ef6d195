/** The largest document, in bytes: 5 MB. Videos have a limit of their own. */
export const maxBytes = 5 * 1024 * 1024;

/** What a browser's file chooser offers; what counts is the content, see `inspect-file`. */
export const acceptedFiles = ".pdf,.jpg,.jpeg,.jpe,.jfif,.png";

/** What the upload widget takes at once where nothing else is said. */
export const mostFiles = 5;

/** The largest video, in bytes: 100 MB. */
export const videoBytes = 100 * 1024 * 1024;

/** Bytes that one person may have sent ahead without a form that takes them: 50 MB of files, 200 MB of videos. */
export const stagedBytes = { files: 50 * 1024 * 1024, videos: 200 * 1024 * 1024 };

/** An upload that was announced and has not arrived is given up after so many hours. */
export const announcedHours = 3;

/** What a chooser of videos, and of pictures, offers. */
export const acceptedVideos = ".mp4,.m4v,.mov,.avi,video/mp4,video/quicktime,video/x-msvideo";
export const acceptedPictures = ".jpg,.jpeg,.jpe,.jfif,.png";

/** Of a PDF that is drawn anew. */
export const mostPages = 20;
