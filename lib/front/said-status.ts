const marker = /<meta name="http-status" content="(404|410|429)"/;
const headOnly = /^<!DOCTYPE html><html id="__next_error__"/;

/** The status of a page that Next sends as 200, as it does whatever it could render: what the page says of itself, and 500 for one that failed after its head was made. */
export const saidStatus = (html: string): number | undefined => {
  const said = marker.exec(html)?.[1];
  if (said) return Number(said);
  return headOnly.test(html) ? 500 : undefined;
};
