import "server-only";
import { headers } from "next/headers";

/** Whether the page answers a form that was sent without scripts, and may show its errors. */
export async function answersPlainForm() {
  const sent = await headers();
  return !sent.has("next-action") && sent.get("content-type")?.startsWith("multipart/form-data") === true;
}
