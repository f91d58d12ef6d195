/** Ends the user agent of a server action: `htmlLimitedBots` in next.config.ts names it. It is no part of the device. */
export const titleMark = "title-with-page";
