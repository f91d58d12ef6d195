const marker = /<meta name="http-status" content="(404|410|429)"/;
const errorDocument = /^<!DOCTYPE html><html id="__next_error__"/;
/** A page whose root failed has no document element; redirects look the same but are detected before. */
const missingDocument = /^<(script|meta|link)\b/;

/** The status of a page that Next sends as 200: its own meta element, or 500 when it failed after the head. */
export const statusMeta = (html: string): number | undefined => {
  const status = marker.exec(html)?.[1];
  if (status) return Number(status);
  return errorDocument.test(html) || missingDocument.test(html) ? 500 : undefined;
};
