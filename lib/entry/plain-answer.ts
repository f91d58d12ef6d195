import "server-only";
import { headers } from "next/headers";
import { actionHeader } from "@/lib/server/next-private";

/** Whether the page answers a form that was sent without scripts, and may show its errors. */
export async function answersPlainForm() {
  const sent = await headers();
  return !sent.has(actionHeader) && sent.get("content-type")?.startsWith("multipart/form-data") === true;
}
