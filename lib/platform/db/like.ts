/** Escapes text for a `like` pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
