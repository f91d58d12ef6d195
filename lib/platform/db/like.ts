/** Words as they may stand in a pattern of `like`. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
