/** Words of either direction, which keep to themselves where no `bdi` can stand: in a message, an option, an attribute. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
