const marker = /<meta name="http-status" content="(404|410|429)"/;
const headOnly = /^<!DOCTYPE html><html id="__next_error__"/;
/** A page whose outermost part failed has no document around what React puts into its head. What leads elsewhere is such a page too, and known before. */
const failedAtTop = /^<(script|meta|link)\b/;

/** The status of a page that Next sends as 200, as it does whatever it could render: what the page says of itself, and 500 for one that failed after its head was made or has nothing but a head. */
export const statusMeta = (html: string): number | undefined => {
  const said = marker.exec(html)?.[1];
  if (said) return Number(said);
  return headOnly.test(html) || failedAtTop.test(html) ? 500 : undefined;
};
