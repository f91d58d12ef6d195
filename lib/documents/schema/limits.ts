/** Bytes of staged files per user: 50 MB of files, 200 MB of videos. */
export const stagedBytes = { files: 50 * 1024 * 1024, videos: 200 * 1024 * 1024 };

/** Hours after which an announced upload that has not arrived is given up. */
export const announcedHours = 3;

/** Working days within which staff decide about submitted documents. */
export const decisionDays = 3;
