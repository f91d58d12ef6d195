/** Isolates text of any direction where no `bdi` element is possible: in a message, an option or an attribute. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
