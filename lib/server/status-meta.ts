import { isFailedDocument } from "./next-private";

const marker = /<meta name="http-status" content="(404|410|429)"/;

/** The status of a page that Next sends as 200: its own meta element, or 500 when it failed after the head. */
export const statusMeta = (html: string): number | undefined => {
  const status = marker.exec(html)?.[1];
  if (status) return Number(status);
  return isFailedDocument(html) ? 500 : undefined;
};
