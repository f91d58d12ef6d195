export const maxBytes = 5 * 1024 * 1024;

export const acceptedFiles = ".pdf,.jpg,.jpeg,.jpe,.jfif,.png,.heic,.heif";

export const mostFiles = 5;

export const videoBytes = 100 * 1024 * 1024;

export const acceptedVideos = ".mp4,.m4v,.mov,.avi,video/mp4,video/quicktime,video/x-msvideo";
export const acceptedPictures = ".jpg,.jpeg,.jpe,.jfif,.png,.heic,.heif";

export const mostPages = 20;

/** Identity images are deleted this many days after the decision. */
export const identityKeptDays = 30;
