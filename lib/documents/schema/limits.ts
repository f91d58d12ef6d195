export const maxBytes = 5 * 1024 * 1024;

export const acceptedFiles = ".pdf,.jpg,.jpeg,.jpe,.jfif,.png,.heic,.heif";

export const mostFiles = 5;

export const videoBytes = 100 * 1024 * 1024;

/** Bytes of staged files per user: 50 MB of files, 200 MB of videos. */
export const stagedBytes = { files: 50 * 1024 * 1024, videos: 200 * 1024 * 1024 };

/** Hours after which an announced upload that has not arrived is given up. */
export const announcedHours = 3;

export const acceptedVideos = ".mp4,.m4v,.mov,.avi,video/mp4,video/quicktime,video/x-msvideo";
export const acceptedPictures = ".jpg,.jpeg,.jpe,.jfif,.png,.heic,.heif";

export const mostPages = 20;

/** Working days within which staff decide about submitted documents. */
export const decisionDays = 3;

/** Identity images are deleted this many days after the decision. */
export const identityKeptDays = 30;
